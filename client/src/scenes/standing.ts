/** Who stands where by points so far. Pure functions. */

/**
 * The place of each seat by these points, counted from 1. Between equal points the order decides, as the server gives
 * it: seats that stand together in it share a place.
 */
export function placesBy(
  points: Readonly<Record<string, number>>,
  order: readonly (readonly string[])[],
): Record<string, number> {
  const rank = (seat: string): number => order.findIndex((together) => together.includes(seat))
  const isAhead = (one: string, other: string): boolean =>
    points[one]! > points[other]! || (points[one] === points[other] && rank(one) < rank(other))
  const seats = Object.keys(points)
  return Object.fromEntries(seats.map((seat) => [seat, 1 + seats.filter((other) => isAhead(other, seat)).length]))
}

/** The seats from last to first by these points: so they are counted, that it stays exciting. */
export function fromLast(points: Readonly<Record<string, number>>, order: readonly (readonly string[])[]): string[] {
  const places = placesBy(points, order)
  const seats = order.flat()
  return [...seats].sort((one, other) => places[other]! - places[one]! || seats.indexOf(other) - seats.indexOf(one))
}

/** How many points a seat still needs to be first: more than the best of the others, or as many if it wins a tie. */
export function needs(
  seat: string,
  points: Readonly<Record<string, number>>,
  order: readonly (readonly string[])[],
): number {
  const short = (more: number): boolean => placesBy({ ...points, [seat]: points[seat]! + more }, order)[seat] !== 1
  const best = Math.max(...Object.values(points))
  const tied = best - points[seat]!
  return short(tied) ? tied + 1 : tied
}

/** The most points that anybody else has. */
export function bestOfOthers(seat: string, points: Readonly<Record<string, number>>): number {
  return Math.max(...Object.keys(points).flatMap((other) => (other === seat ? [] : [points[other]!])))
}
