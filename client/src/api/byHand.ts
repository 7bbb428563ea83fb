/** What the server says about a game that is entered by hand, and what it's told. */
import type { Command, GameEvent, Json, Snapshot } from './types'

export type Depth = 'record' | 'bids' | 'scorer'

/** What has to be told before the first turn. */
export interface Layout {
  seats: string[]
  ladder?: string[]
  century?: number
  offer?: { count: number; limit: number }
  choices?: Record<string, number>
  faces?: string[][]
}

/** A line that was entered. */
export interface EnteredLine {
  line: number
  seat: string
  move: string | null
  told: string[] | null
  source: 'person' | 'bot'
  round: number | null
  /** Why it no longer fits. */
  why: { text: string; rule: string; details: Json } | null
}

/** What came off a pile of the box, and has to be told before anything else can be entered. */
export interface Draw {
  seat: string
  move: string | null
  events: GameEvent[]
  kind: 'offer' | 'audition' | 'hand' | 'bonus'
  to: string
  count: number | null
  limit: number | null
  choices: Record<string, number>
}

export interface Bids {
  round: number
  sealed: string[]
  own: number | null
  opened: Record<string, number> | null
  before: Record<string, number>[]
}

export interface ByHand {
  depth: Depth
  layout: Layout | null
  lines: EnteredLine[]
  draw: Draw | null
  secret: boolean
  bids: Bids | null
  sheet: Json | null
  count: Json | null
}

/** What may come next in a move, and the whole move where it may end; of a line that was told, what may come there. */
export interface Choices {
  choices: string[]
  move: string | null
  draw: Draw | null
}

export type ByHandCommand =
  | { kind: 'lay-out'; told: Json }
  | { kind: 'enter'; seat: string; move: string; before?: number }
  | { kind: 'tell'; cards: string[] }
  | { kind: 'correct'; line: number; move?: string; cards?: string[] }
  | { kind: 'cross-out'; line: number }
  | { kind: 'depth'; depth: Depth }
  | { kind: 'seal'; bid: number }
  | { kind: 'open-bids-anew' }
  | { kind: 'undo' }
  | { kind: 'score'; sheet: Json }

export const asCommand = (command: ByHandCommand): Command => command as unknown as Command

export function byHandOf(snapshot: Snapshot | undefined): ByHand | null {
  return (snapshot as { by_hand?: ByHand } | undefined)?.by_hand ?? null
}
