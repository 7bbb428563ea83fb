/** Events of Operaopoly with the names of cards and houses: a house by the side that was up at the time. */
import type { AnyOf, Item as AnyItem, GameEvent as AnyEvent } from '../api/types'
import type { MakeTelling } from '../game/telling'
import { takenBack } from '../shell/points'
import type { Box } from './box'
import type { Game, GameEvent, Item } from './types'
import { isHouse, type House, type View } from './view'
import { bonusName, cardName } from './words'

interface Turn {
  house: House
  number: number
  index: number
}

export const telling: MakeTelling<Game> = (say, box, view, items) => {
  const turns = turnedOver(items)
  const houseAt = (house: House, number: number, index: number): string => {
    const later = turns.filter((turn) => turn.house === house && isAfter(turn, number, index)).length
    return faceName(box, view, house, later)
  }
  return (item: AnyItem, event: AnyEvent, index: number) => {
    const told = event as AnyOf<GameEvent>
    const column = told.slot ?? told.category ?? ''
    const card = (id: string): string => cardName(say, box, id, column)
    const house = (id: House): string => houseAt(id, item.number, index)
    return {
      ...event,
      ...(told.cards && { cards: told.cards.map(card) }),
      ...(told.returned && { returned: told.returned.map(card) }),
      ...(told.lost && { lost: told.lost.map(card) }),
      ...(told.card && { card: card(told.card) }),
      ...(told.bonus && { bonus: bonusName(say, box, told.bonus) }),
      ...(told.house && { house: house(told.house) }),
      ...(told.to && isHouse(told.to) && { to: house(told.to) }),
    }
  }
}

/** Every time that a house was turned over and stayed so. */
function turnedOver(items: readonly Item[]): Turn[] {
  const undone = takenBack(items as readonly AnyItem[])
  return items.flatMap((item) =>
    item.kind === 'moved' && !undone.has(item.number)
      ? item.events.flatMap((event, index) =>
          event.kind === 'turned-over' ? [{ house: event.house, number: item.number, index }] : [],
        )
      : [],
  )
}

function isAfter(turn: Turn, number: number, index: number): boolean {
  return turn.number > number || (turn.number === number && turn.index >= index)
}

/** What a house was called before it was turned over so many times. */
function faceName(box: Box, view: View, house: House, later: number): string {
  const { faces } = box.houses[house]
  const count = faces.length
  return faces[(((view.houses[house].face - later) % count) + count) % count]!.name
}
