/** The result of a match, read from its log. */
import type { EndedItem, Item } from '../../api/types'
import { pointsBySource, rulesOfSource, standingEvents, takenBack } from '../../shell/points'

export interface Outcome {
  how: EndedItem['outcome']
  points: Record<string, number>
  /** Seats from first to last; those sharing a place together. */
  places: string[][]
}

export function outcomeOf(items: Item[]): Outcome | null {
  const ended = items.findLast((item) => item.kind === 'ended')
  if (!ended) return null
  const { outcome, result } = ended
  return { how: outcome, points: result.points, places: result.ranking.map((place) => [place].flat()) }
}

/** The place of each seat, counted from 1; whoever comes after two winners is third. */
export function placeNumbers(places: string[][]): Record<string, number> {
  const numbers: Record<string, number> = {}
  let before = 0
  for (const place of places) {
    for (const seat of place) numbers[seat] = before + 1
    before += place.length
  }
  return numbers
}

/** By how much the first place leads the second; whoever resigned comes last with any points, and then nothing is said. */
export function lead({ points, places }: Outcome): number {
  const best = places.map((place) => points[place[0] ?? ''] ?? 0)
  return Math.max(0, (best[0] ?? 0) - (best[1] ?? 0))
}

/** How one seat did: what it is told besides who won. */
export interface Personal {
  place: number
  points: number
  /** How many points the win would have taken. */
  behind: number
  /** What brought it most, if anything did. */
  best?: { why: string; points: number }
}

export function personal(outcome: Outcome, { bars }: Bars, seat: string): Personal | null {
  const bar = bars.find((one) => one.seat === seat)
  if (outcome.how !== 'finished' || !bar) return null
  const gains = bar.parts.filter((part) => part.points > 0)
  return {
    place: placeNumbers(outcome.places)[seat] ?? 0,
    points: bar.total,
    behind: (bars[0]?.total ?? 0) - bar.total,
    best: gains.toSorted((one, two) => two.points - one.points)[0],
  }
}

/** One bar a seat: what was lost left of zero, what was gained to the right, in one order for all. */
export interface Bar {
  seat: string
  parts: { why: string; points: number; from: number }[]
  total: number
}

/** The bars, what points were given for, and by which rules. */
export interface Bars {
  bars: Bar[]
  sources: string[]
  rules: Record<string, string[]>
}

export function bars(items: Item[], outcome: Outcome): Bars {
  const events = standingEvents(items)
  const ledger = pointsBySource(events)
  const sources = [...new Set(Object.values(ledger).flatMap(Object.keys))]
  const drawn = outcome.places.flat().map((seat) => ({
    seat,
    parts: stack(sources.map((why) => ({ why, points: ledger[seat]?.[why] ?? 0 }))),
    total: outcome.points[seat] ?? 0,
  }))
  return { bars: drawn, sources, rules: Object.fromEntries(sources.map((why) => [why, rulesOfSource(events, why)])) }
}

function stack(parts: { why: string; points: number }[]): Bar['parts'] {
  let left = 0
  let right = 0
  return parts
    .filter((part) => part.points !== 0)
    .map((part) => {
      if (part.points < 0) return { ...part, from: (left += part.points) }
      const from = right
      right += part.points
      return { ...part, from }
    })
}

/** The course of the points: after every move, with the rounds and countings where a game has them. */
export interface Course {
  lines: Record<string, number[]>
  rounds: { at: number; round: number }[]
  countings: number[]
  length: number
}

export function course(items: Item[], seats: string[]): Course {
  const undone = takenBack(items)
  const moves = items.filter((item) => item.kind === 'moved').filter(({ number }) => !undone.has(number))
  const lines: Record<string, number[]> = Object.fromEntries(seats.map((seat) => [seat, [0]]))
  const rounds: Course['rounds'] = []
  const countings: number[] = []
  for (const [at, move] of moves.entries()) {
    for (const seat of seats) lines[seat]!.push(lines[seat]!.at(-1)!)
    for (const event of move.events) {
      const line = lines[event.seat ?? '']
      if (event.kind === 'points' && line) line[at + 1]! += Number(event.points ?? 0)
      if (event.kind === 'round') rounds.push({ at: at + 1, round: Number(event.round) })
      if (event.kind === 'counting') countings.push(at + 1)
    }
  }
  return { lines, rounds, countings, length: moves.length }
}

/** The round in which a move was made, the first of a game being told by nobody; 0 for games without rounds. */
export function roundOf(course: Course, place: number): number {
  if (course.rounds.length === 0) return 0
  const begun = course.rounds.filter(({ at }) => at < place)
  return begun.at(-1)?.round ?? Math.max(1, course.rounds[0]!.round - 1)
}
