/** The last few sentences of what happened, with cards and houses by their names. */
import type { Say } from '../game/contract'
import type { GameEvent, Item } from './types'
import { eventsOf } from '../game/contract'
import { eventSentence } from '../texts/sentences'
import type { Box } from './box'
import { isHouse, type View } from './view'
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
export function remember(lines: readonly Line[], items: readonly Item[], say: Say, box: Box, view: View): Line[] {
  const fresh = items.flatMap((item) =>
    eventsOf(item).map((event, index) => ({
      key: `${item.number}.${index}`,
      seat: 'seat' in event ? (event.seat ?? '') : '',
      text: eventSentence(say, 'operaopoly', named(event, say, box, view)),
      last: LAST.has(event.kind),
    })),
  )
  return [...lines, ...fresh.filter((line) => line.text && line.text !== '')].slice(-KEPT)
}

/** The event with names in place of ids. */
function named(event: GameEvent, say: Say, box: Box, view: View): { kind: string } {
  const column = 'slot' in event ? event.slot : 'category' in event ? event.category : ''
  const card = (id: string): string => cardName(say, box, id, column)
  return {
    ...event,
    ...('cards' in event && { cards: event.cards.map(card) }),
    ...('returned' in event && { returned: event.returned.map(card) }),
    ...('lost' in event && { lost: event.lost.map(card) }),
    ...('card' in event && { card: card(event.card) }),
    ...('house' in event && { house: rowName(say, box, view, event.house) }),
    ...('to' in event && isHouse(event.to) && { to: rowName(say, box, view, event.to) }),
  }
}
