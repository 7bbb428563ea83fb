/** Sources differ by pattern as well as by colour; the patterns are drawn once, in `Sources.svelte`. */
export const FILLS = ['ivory', 'gold', 'dots', 'lines', 'stripes', 'rings', 'cross', 'plain'] as const
export type Fill = (typeof FILLS)[number]

/** The same source looks the same after every game: great halls in gold, as in the scenes. */
const KNOWN: Partial<Record<string, Fill>> = {
  building: 'ivory',
  'great-halls': 'gold',
  century: 'dots',
  signora: 'lines',
  esperto: 'stripes',
  'empty-halls': 'plain',
  cards: 'ivory',
  markers: 'gold',
  closing: 'dots',
  house: 'lines',
  bonus: 'stripes',
  plus: 'rings',
  sponsor: 'cross',
}

/** The fill of a source; in other games by its order among all sources there. */
export function fillOf(sources: string[], why: string): Fill {
  return KNOWN[why] ?? FILLS[sources.indexOf(why) % FILLS.length] ?? 'plain'
}
