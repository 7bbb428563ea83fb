/** How a replay plays by itself. */
import { eventsOf, type Item } from '../api/types'
import type { TableSettings } from '../game/contract'

export const RATES = [0.5, 1, 2, 4] as const
export type Rate = (typeof RATES)[number]

/** Milliseconds at 1× for reading a move, and for each of its events, of which only so many count. */
const LEAST = 900
const EACH = 350
const MOST_EVENTS = 8

/** How long a move is shown before the next. */
export function pauseAfter(item: Item | undefined, rate: Rate): number {
  const events = item ? Math.min(eventsOf(item).length, MOST_EVENTS) : 0
  return (LEAST + EACH * events) / rate
}

/** How fast things move on the table meanwhile. */
export function speedAt(rate: Rate): TableSettings['speed'] {
  return rate < 1 ? 'slow' : rate === 1 ? 'normal' : 'fast'
}

/** A place worth jumping to: a round begins, a counting round, a last performance. */
export interface Mark {
  at: number
  event: string
}

const MARKED = new Set(['round', 'counting', 'performance'])

/** The first move of each part of the game. */
export function marksOf(moves: readonly Item[]): Mark[] {
  return moves.flatMap((item, at) =>
    eventsOf(item)
      .filter((event) => MARKED.has(event.kind))
      .map((event) => ({ at, event: event.kind })),
  )
}

/** The nearest mark after, or before, a move; the end, or the beginning, where there is none. */
export function jump(marks: readonly Mark[], from: number, step: 1 | -1, last: number): number {
  const places = marks.map((mark) => mark.at)
  return step > 0 ? (places.find((at) => at > from) ?? last) : (places.findLast((at) => at < from) ?? 0)
}
