/** Names of things in the reader's language. */
import type { Say } from '../game/contract'
import { faceOf, nameAt, shortName, type Box, type Card } from './box'
import { nameOf, partsOf, type Thing } from './moves'
import type { BoardState } from './board.svelte'
import { lackingCategories, worthOf, type Condition } from './forecast'
import { HOUSES, isHouse, stackAt, type House, type View } from './view'

export const word = (say: Say, identifier: string): string => say(`operaopoly-name-${identifier}`)
/** Who sits there: you, or somebody by name. */
export const seatName = (say: Say, seat: string): string => say('seat-name', { seat })

/** The name on a mat or on the side of a house that is up. */
export function rowName(say: Say, box: Box, view: View, row: string): string {
  return isHouse(row) ? faceOf(box, view, row).name : word(say, row)
}

/** A place in words: “Bizet, Education”. */
export function placeName(say: Say, box: Box, view: View, where: Thing): string {
  const [row, column] = partsOf(where)
  return say('operaopolytable-place', { row: rowName(say, box, view, row), column: word(say, column) })
}

/** A card in words, as it is called in the column where it lies or will lie. */
export function cardName(say: Say, box: Box, id: string, column = ''): string {
  const card = box.cards[id]
  if (!card) return id
  if (column && nameAt(card, column)) return shortName(nameAt(card, column))
  if (card.male && card.female)
    return say('operaopolytable-two-ends', { male: card.male.name, female: card.female.name })
  return card.name ? shortName(card.name) : say(`operaopoly-kind-${card.kind}`)
}

/** A bonus card by what it asks for: no two have the same name. */
export function bonusName(say: Say, box: Box, id: string): string {
  const bonus = box.bonus_cards[id]
  if (!bonus) return id
  return say(`operaopolytable-bonus-name-${bonus.test}`, {
    composer: bonus.composer ? word(say, bonus.composer) : '',
    slot: bonus.slot ? word(say, bonus.slot) : '',
    least: bonus.least ?? 0,
  })
}

/** All cards, bonus cards and houses by their identifiers: no sentence about them has to know the box. */
export function namesOf(say: Say, box: Box, view: View): Record<string, string> {
  const cards = Object.keys(box.cards).map((id) => [id, cardName(say, box, id)] as const)
  const bonus = Object.keys(box.bonus_cards).map((id) => [id, bonusName(say, box, id)] as const)
  const houses = HOUSES.map((id) => [id, rowName(say, box, view, id)] as const)
  return Object.fromEntries([...cards, ...bonus, ...houses])
}

/** Anything that can be picked, in words. */
export function thingName(say: Say, box: Box, view: View, thing: Thing): string {
  const name = nameOf(thing)
  switch (thing.slice(0, thing.indexOf(':'))) {
    case 'card':
      return cardName(say, box, name)
    case 'place':
      return placeName(say, box, view, thing)
    case 'deck':
      return say('operaopolytable-deck', { deck: name })
    case 'mat':
      return say('operaopolytable-mat', { composer: word(say, name) })
    case 'home':
      return say('operaopolytable-home')
    default:
      return rowName(say, box, view, name)
  }
}

/** A place, for screen readers: who holds it with what, its rating, and how many cards it holds. */
export function stackLabel(board: BoardState, where: Thing, limit: number | null = null): string {
  const { say, box, view } = board
  const stack = stackAt(view, where)
  const worth = worthOf(board.snapshot.forecast, where)
  const column = partsOf(where)[1]
  const told = say('operaopoly-board-stack', {
    place: placeName(say, box, view, where),
    owner: stack?.owner ?? null,
    cards: (stack?.cards ?? []).map((id) => cardName(say, box, id, column)),
    value: worth?.cards ?? 0,
    plus: worth?.plus || null,
    limit,
  })
  const sum = board.sumAt(where)
  return sum ? `${told}. ${sum}` : told
}

/** The kind of a card in a word: a patron's is its category. */
export function cardKind(board: BoardState, card: Card): string {
  if (card.kind !== 'patron') return board.say(`operaopolytable-kind-${card.kind}`)
  return card.category === 'any' ? board.say('operaopolytable-any-category') : word(board.say, card.category ?? '')
}

/** A card, for screen readers: kind, rating, names, and what its singers sing. */
export function cardLabel(board: BoardState, id: string): string {
  const card = board.box.cards[id]
  if (!card) return id
  const { say } = board
  const ends = (['male', 'female'] as const).flatMap((end) =>
    card[end]
      ? [
          say('operaopolytable-end', {
            name: card[end].name,
            role: word(say, end),
            sings: tongues(board, card[end].sings),
          }),
        ]
      : [],
  )
  return [
    ...(ends.length > 0 ? ends : [cardName(say, board.box, id)]),
    say('operaopolytable-rated', { kind: cardKind(board, card), rating: card.rating }),
  ].join('; ')
}

function tongues(board: BoardState, codes: readonly string[]): string {
  return codes.map((code) => board.say('operaopolytable-language', { code })).join(', ')
}

/** A condition of a bonus card. */
export function conditionText(board: BoardState, condition: Condition): string {
  return board.say(`operaopolytable-condition-${condition.condition}`, {
    composer: 'composer' in condition ? word(board.say, condition.composer) : '',
    slot: 'slot' in condition ? condition.slot : '',
    least: 'least' in condition ? condition.least : 0,
  })
}

/** What a full house waits for; empty if for nothing. */
export function lacksSentence({ say, view, snapshot }: BoardState, house: House): string {
  const categories = lackingCategories(snapshot.forecast, house).map((category) => word(say, category))
  const composer = view.houses[house].opera
  if (!composer || categories.length === 0) return ''
  return say('operaopolytable-lacks-what', { composer: word(say, composer), categories })
}
