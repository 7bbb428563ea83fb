/** What happened, put in order for reading: by round and turn, and since the reader's own last move. */
import type { Item, Snapshot } from '../api/types'
import type { Line } from '../texts/sentences'
import { takenBack } from './points'

export interface ToldLine {
  /** Unique in the log. */
  key: string
  item: Item
  line: Line
}

/** A stretch of the log under one heading. */
export interface Chapter {
  /** `round`: a heading of the game's own; `turn`: what one seat did; `rest`: what followed by itself. */
  kind: 'round' | 'turn' | 'rest'
  /** Whose turn; empty unless it is one. */
  seat: string
  lines: ToldLine[]
}

/** Events that begin a part of the game. */
const HEADINGS = new Set(['round', 'counting', 'performance', 'over'])
/** An event that only says whose turn begins: its heading says it. */
const TURN = 'turn'

export type Tell = (item: Item) => Line[]

export function toldLines(items: readonly Item[], tell: Tell): ToldLine[] {
  return items.flatMap((item) => tell(item).map((line, at) => ({ key: `${item.number}.${at}`, item, line })))
}

export function chapters(lines: readonly ToldLine[]): Chapter[] {
  const found: Chapter[] = []
  /** The move of which only what followed by itself is left to tell. */
  let settled = 0
  for (const told of lines) {
    if (told.line.kind === TURN) continue
    const kind = told.item.number === settled && !isHeading(told) ? 'rest' : kindOf(told)
    if (kind === 'rest') settled = told.item.number
    const seat = kind === 'turn' ? told.line.seat : ''
    const last = found.at(-1)
    const goesOn = last !== undefined && kind !== 'round' && last.kind === kind && last.seat === seat
    if (goesOn || (last?.kind === 'round' && kind === 'rest')) last.lines.push(told)
    else found.push({ kind, seat, lines: [told] })
  }
  return found
}

/** What one seat did in a row, or what followed by itself, told in one piece. */
export interface Turn {
  key: string
  /** Whose turn; empty unless it is one. */
  seat: string
  text: string
}

export function turnsOf(lines: readonly ToldLine[]): Turn[] {
  return chapters(lines).map(({ seat, lines: told }) => ({
    key: told[0]!.key,
    seat,
    text: told.map(({ line }) => line.text).join(' '),
  }))
}

function kindOf(told: ToldLine): Chapter['kind'] {
  const { item, line } = told
  if (isHeading(told)) return 'round'
  return item.kind === 'moved' && line.seat !== '' && line.seat === item.seat ? 'turn' : 'rest'
}

const isHeading = ({ line }: ToldLine): boolean => HEADINGS.has(line.kind)

/** The items that still count: no moves that were taken back. */
export function standing(items: readonly Item[]): Item[] {
  const undone = takenBack(items)
  return items.filter((item) => !undone.has(item.number))
}

/** The number of the seat's own last move that counts; without one, of the beginning of the game. */
export function lastOwnMove(items: readonly Item[], seat: string | null): number {
  const own = standing(items).findLast((item) => item.kind === 'moved' && item.seat === seat)
  return own?.number ?? items.find((item) => item.kind === 'started')?.number ?? 0
}

/** Whether the seat has made a move that counts. */
export function hasMoved(items: readonly Item[], seat: string | null): boolean {
  return standing(items).some((item) => item.kind === 'moved' && item.seat === seat)
}

/** What others did, and what followed, since the viewer's own last move; nothing for spectators and after the game. */
export function missedBy({ items, snapshot }: { items: readonly Item[]; snapshot?: Snapshot }): Item[] {
  if (!snapshot?.you || snapshot.status !== 'playing') return []
  const last = lastOwnMove(items, snapshot.you)
  return standing(items).filter((item) => item.number > last && item.kind === 'moved')
}
