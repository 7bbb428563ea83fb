/**
 * The moves of Operaopoly as words, and the things on the table that each of them touches.
 * Notation only: which moves there are is the server's to say.
 */

/** A thing on the table that can be picked, such as `card:PF2` or `place:bizet.funding`. */
export type Thing = string

export const card = (id: string): Thing => `card:${id}`
export const place = (row: string, column: string): Thing => `place:${row}.${column}`
export const deck = (name: string): Thing => `deck:${name}`
export const piece = (composer: string): Thing => `piece:${composer}`
export const mat = (composer: string): Thing => `mat:${composer}`
export const house = (id: string): Thing => `house:${id}`
export const home = (composer: string): Thing => `home:${composer}`
export const opera = (composer: string): Thing => `opera:${composer}`
/** Where a card is laid to discard it. */
export const PILE: Thing = 'pile'
/** Taking a whole stack back. */
export const REMOVAL: Thing = 'removal'

export type Verb =
  | 'draw'
  | 'sponsor'
  | 'change'
  | 'take'
  | 'hire'
  | 'rehearse'
  | 'recast'
  | 'oust'
  | 'audition'
  | 'none'
  | 'direct'
  | 'discard'
  | 'end'
  | 'other'

export interface Move {
  /** As the server spells it. */
  text: string
  verb: Verb
  /** The place it is about, or nothing. */
  place: Thing | null
  /** The cards it names, as they will lie. */
  cards: string[]
  things: Thing[]
}

const ON_MATS = new Set(['sponsor', 'change', 'take'])
const AT_HOUSES = new Set(['hire', 'rehearse', 'recast', 'oust'])

/** Read a move; `auditioned` is the house whose audition is open, of which `pick` moves speak. */
export function readMove(text: string, auditioned = '', auditionCard = ''): Move {
  const words = text.split(' ')
  const [verb, first, second, third] = words as [string, string?, string?, string?]
  if (verb === 'pick') return first === 'none' ? move(text, 'none', []) : readPick(text, words.slice(1), auditioned)
  if (ON_MATS.has(verb) && third !== undefined)
    return onPlace(text, verb as Verb, place(first!, second!), third, words[5])
  if (AT_HOUSES.has(verb) && third !== undefined)
    return onPlace(text, verb as Verb, place(first!, second!), third, words[5])
  if (verb === 'draw' && first) return move(text, 'draw', [deck(first)])
  if (verb === 'audition' && first)
    return move(text, 'audition', [...(auditionCard ? [card(auditionCard)] : []), house(first)])
  if (verb === 'direct' && first && second) return move(text, 'direct', [piece(first), goal(first, second, third)])
  if (verb === 'discard' && first) return { ...move(text, 'discard', [card(first), PILE]), cards: [first] }
  return move(text, verb === 'end' ? 'end' : 'other', [])
}

function readPick(text: string, words: string[], auditioned: string): Move {
  const [verb, slot, cards] = words as [string, string?, string?]
  if (!AT_HOUSES.has(verb) || !slot || !cards) return move(text, 'other', [])
  return onPlace(text, verb as Verb, place(auditioned, slot), cards, words[4])
}

function move(text: string, verb: Verb, things: Thing[]): Move {
  return { text, verb, place: null, cards: [], things }
}

function onPlace(text: string, verb: Verb, where: Thing, written: string, named?: string): Move {
  const cards = written === '-' ? [] : written.split('+')
  const things = [where, ...cards.map(card)]
  if (cards.length === 0) things.push(REMOVAL)
  if (named) things.push(opera(named))
  return { text, verb, place: where, cards, things }
}

function goal(composer: string, kind: string, to?: string): Thing {
  if (kind === 'mat' && to) return mat(to)
  return kind === 'house' && to ? house(to) : home(composer)
}

/** What stands after the colon. */
export function nameOf(thing: Thing): string {
  return thing.slice(thing.indexOf(':') + 1)
}

/** The mat or house, and the category or slot, of a place. */
export function partsOf(where: Thing): [row: string, column: string] {
  const [row = '', column = ''] = nameOf(where).split('.')
  return [row, column]
}

export const isCard = (thing: Thing): boolean => thing.startsWith('card:')
export const isPlace = (thing: Thing): boolean => thing.startsWith('place:')

/** Of these moves, one that takes the fewest cards. */
export function fewestCards(moves: readonly Move[]): Move | undefined {
  return [...moves].sort((one, two) => one.cards.length - two.cards.length)[0]
}
