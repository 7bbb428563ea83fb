/** The last few sentences of what happened, with cards and houses by their names. */
import type { Say } from '../game/contract'
import type { Telling } from '../game/telling'
import { lastOwnMove, standing, toldLines } from '../shell/story'
import { itemSentences, type Find } from '../texts/sentences'
import type { Item as AnyItem } from '../api/types'

export interface Line {
  key: string
  seat: string
  text: string
  /** Another seat than in the line before: its shield stands here. */
  begins: boolean
  /** It tells of a last round or performance. */
  last: boolean
  /** It happened since the viewer's own last move. */
  isNew: boolean
}

const KEPT = 14
/** Enough for so many lines: every move is told in one at least. */
const ITEMS = 30
const LAST = new Set(['last-round', 'performance', 'closed', 'quiet', 'abandoned'])

/** Whose turn begins is told by the shield of its first line. */
const TURN = 'turn'

/** The newest lines; none of a move that was taken back. */
export function recentLines(
  items: readonly AnyItem[],
  say: Say,
  find: Find,
  telling: Telling,
  you: string | null,
): Line[] {
  const own = lastOwnMove(items, you)
  const moves = standing(items).filter((item) => item.kind === 'moved')
  const told = toldLines(moves.slice(-ITEMS), (item) => itemSentences(say, find, 'operaopoly', item, telling))
  const kept = told.filter(({ line }) => line.kind !== TURN).slice(-KEPT)
  return kept.map(({ key, item, line }, at) => ({
    key,
    seat: line.seat,
    text: line.text,
    begins: line.seat !== kept[at - 1]?.line.seat,
    last: LAST.has(line.kind),
    isNew: you !== null && item.number > own,
  }))
}
