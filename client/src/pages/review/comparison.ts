/** A branch beside the game: what each seat gained or lost by it, and how chances went. */
import type { Item, ReviewJson } from '../../api/types'
import { pointsBySource, standingEvents, takenBack } from '../../shell/points'

/** By how many points a branch is better for each seat, and why; the sum last. */
export interface Difference {
  why: string
  bySeat: Record<string, number>
}

/** Points of the branch less those of the game, from the moment at which they part. */
export function differences(game: Item[], branch: Item[], seats: readonly string[]): Difference[] {
  const [before, after] = [pointsBySource(standingEvents(game)), pointsBySource(standingEvents(branch))]
  const reasons = new Set(
    seats.flatMap((seat) => [...Object.keys(before[seat] ?? {}), ...Object.keys(after[seat] ?? {})]),
  )
  return [...reasons]
    .map((why) => ({
      why,
      bySeat: Object.fromEntries(
        seats.map((seat) => [seat, (after[seat]?.[why] ?? 0) - (before[seat]?.[why] ?? 0)] as const),
      ),
    }))
    .filter(({ bySeat }) => Object.values(bySeat).some((points) => points !== 0))
}

/** What was moved from a place on, without what was taken back. */
export function movedFrom(items: Item[], place: number): Item[] {
  const undone = takenBack(items)
  return items.filter((item) => item.kind === 'moved' && !undone.has(item.number)).slice(place)
}

/** Of a seat: its chance to win after each moment from a place on, the place counted in moves of the whole game. */
export interface ChancePoint {
  place: number
  chance: number
}

/** The chances of a seat from a place on; the review's own moves begin at `first`. */
export function chancesFrom(review: ReviewJson, seat: string, from: number, first: number): ChancePoint[] {
  const number = review.seats.indexOf(seat)
  const points: ChancePoint[] = [{ place: first, chance: review.dealt[number] ?? 0 }]
  for (const moment of review.moments) {
    const last = moment.answers.at(-1)
    if (last) points.push({ place: first + last.place + 1, chance: moment.shares[number] ?? 0 })
  }
  const begins = points.findLastIndex((point) => point.place <= from)
  return points.slice(Math.max(0, begins))
}
