/** Measures of a table by their names, in pixels, for its style sheets. */

/** In a higher window a drawing grows, up to some measures in a window of some height. */
export interface Growth<Measures> {
  from: Measures
  to: Partial<Measures>
  heights: readonly [least: number, most: number]
}

/** The measures in a window of this height. */
export function grown<Measures extends object>({ from, to, heights }: Growth<Measures>, height: number): Measures {
  const [least, most] = heights
  const share = Math.max(0, Math.min(1, (height - least) / (most - least)))
  const more = to as Record<string, number>
  const between = ([name, pixels]: [string, number]): [string, number] => {
    const wanted = pixels + share * ((more[name] ?? pixels) - pixels)
    return [name, Math.round(10 * wanted) / 10]
  }
  return Object.fromEntries(Object.entries(from).map(between)) as Measures
}

/** As a style sheet reads them. */
export function styleOf(measures: object): string {
  return Object.entries(measures as Record<string, number>)
    .map(([name, pixels]) => `--${name}: ${pixels}px`)
    .join('; ')
}
