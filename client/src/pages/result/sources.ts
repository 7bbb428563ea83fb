/** Sources differ by pattern as well as by colour; the patterns are drawn once, in `Sources.svelte`. */
export const FILLS = ['ivory', 'gold', 'dots', 'lines', 'stripes', 'rings', 'cross', 'plain'] as const
export type Fill = (typeof FILLS)[number]

export function fillOf(sources: string[], why: string): Fill {
  return FILLS[sources.indexOf(why) % FILLS.length] ?? 'plain'
}
