/** What the server says about a game that is entered by hand, as its pages want to read it. */
import type * as api from './generated/api'
import type { GameEvent } from './types'

export type ByHand = Omit<api.ByHandJson, 'layout' | 'draw'> & { layout: Layout | null; draw: Draw | null }
export type Depth = api.ByHandJson['depth']
export type EnteredLine = api.LineJson
export type Draw = Omit<api.DrawJson, 'events'> & { events: GameEvent[] }

/** What has to be told before the first turn: each game asks for what it deals. */
export interface Layout {
  seats: string[]
  ladder?: string[]
  century?: number
  offer?: { count: number; limit: number }
  /** How many there are of each piece; or, by the pile that a hand is dealt from, its cards. */
  choices?: Record<string, number> | Record<string, string[]>
  faces?: string[][]
  /** How many cards of each pile a bot gets, by its seat, and how many bonus cards. */
  hands?: Record<string, Record<string, number>>
  bonus?: Record<string, number>
  bonus_choices?: string[][]
}

/** What may come next in a move, and the whole move where it may end; of a line that was told, what may come there. */
export interface Choices {
  choices: string[]
  move: string
  draw?: Draw | null
}

export function byHandOf(snapshot: { by_hand?: api.ByHandJson } | undefined): ByHand | null {
  return (snapshot?.by_hand as ByHand | undefined) ?? null
}
