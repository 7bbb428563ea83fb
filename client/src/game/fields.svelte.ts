/** Makes each field of an object reactive by itself: reading one field depends on that field only. */
export function reactiveFields<Whole extends object>(now: () => Whole): Whole {
  const fields = new Map(Reflect.ownKeys(now()).map((key) => [key, new Field(now, key as keyof Whole)]))
  const read = (key: string | symbol): unknown => {
    const field = fields.get(key)
    return field ? field.value : now()[key as keyof Whole]
  }
  return new Proxy({} as Whole, {
    get: (_, key) => read(key),
    has: (_, key) => key in now(),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, key) =>
      key in now() ? { value: read(key), enumerable: true, configurable: true, writable: false } : undefined,
  })
}

class Field<Whole extends object> {
  readonly value: unknown = $derived.by(() => this.now()[this.key])

  constructor(
    private readonly now: () => Whole,
    private readonly key: keyof Whole,
  ) {}
}
