/** The last few sentences of what happened, with cards and houses by their names. */
import type { GameEvent, Item, Say } from '../game/contract'
import { eventSentence } from '../texts/sentences'
import type { Box } from './box'
import { isHouse, type OperaopolyView } from './view'
import { cardName, rowName } from './words'

export interface Line {
  key: string
  seat: string
  text: string
  /** It tells of a last round or performance. */
  last: boolean
}

const KEPT = 14
const LAST = new Set(['last-round', 'performance', 'closed', 'quiet', 'abandoned'])

/** The newest lines after these items. */
export function remember(
  lines: readonly Line[],
  items: readonly Item[],
  say: Say,
  box: Box,
  view: OperaopolyView,
): Line[] {
  const fresh = items.flatMap((item) =>
    (item.events ?? []).map((event, index) => ({
      key: `${item.number}.${index}`,
      seat: event.seat ?? '',
      text: eventSentence(say, 'operaopoly', named(event, say, box, view)),
      last: LAST.has(event.kind),
    })),
  )
  return [...lines, ...fresh.filter((line) => line.text && line.text !== '')].slice(-KEPT)
}

/** The event with names in place of ids. */
function named(event: GameEvent, say: Say, box: Box, view: OperaopolyView): GameEvent {
  const details: GameEvent = { ...event }
  for (const blank of ['cards', 'returned', 'lost', 'card']) {
    const ids = event[blank]
    const column = String(event.slot ?? event.category ?? '')
    if (Array.isArray(ids)) details[blank] = ids.map((id) => cardName(say, box, String(id), column))
    else if (typeof ids === 'string') details[blank] = cardName(say, box, ids, column)
  }
  for (const blank of ['house', 'to']) {
    const id = event[blank]
    if (typeof id === 'string' && isHouse(id)) details[blank] = rowName(say, box, view, id)
  }
  return details
}
