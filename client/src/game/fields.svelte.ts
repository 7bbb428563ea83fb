/** An object whose fields are followed one by one: whoever reads a field is told only when that one changes. */
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
