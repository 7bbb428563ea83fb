/** Moves of Opera as text, read into words; nothing here knows whether a move is allowed. */

import { isCity, isComposer, isPart, isPiece, isRole } from './words'
import type { City, Composer, Part, Piece, Role } from './words'

/** A hall of one seat, counted from 1 as in `wien.1`. */
export interface Hall {
  city: City
  hall: number
}

export type Move =
  | { verb: 'bid'; amount: number }
  | { verb: 'hire'; role: Role }
  | { verb: 'buy'; composer: Composer }
  | { verb: 'build'; city: City; part: Part }
  | { verb: 'sell'; composer: Composer; from: Hall | 'stock'; price: 'ducats' | 'points' }
  | { verb: 'move'; city: City }
  | { verb: 'raise' | 'lower'; composer: Composer; levels: number }
  | { verb: 'programme'; houses: Houses }
  | { verb: 'end' | 'stop' | 'intermezzo' | 'rearrange' | 'claim' | 'decline' }
  | { verb: 'other'; text: string }

/** What is to play in the houses that change, great hall first. */
export type Houses = Partial<Record<City, (Piece | null)[]>>

const BARE = ['end', 'stop', 'intermezzo', 'rearrange', 'claim', 'decline'] as const

export function readMove(text: string): Move {
  return readBare(text) ?? readWords(text.split(' ')) ?? { verb: 'other', text }
}

function readBare(text: string): Move | null {
  const verb = BARE.find((word) => word === text)
  return verb ? { verb } : null
}

function readWords([verb, one = '', two = '', three = '']: string[]): Move | null {
  if (verb === 'bid') return { verb, amount: Number(one) }
  if (verb === 'hire' && isRole(one)) return { verb, role: one }
  if (verb === 'buy' && isComposer(one)) return { verb, composer: one }
  if (verb === 'build' && isCity(one) && isPart(two)) return { verb, city: one, part: two }
  if (verb === 'move' && isCity(one)) return { verb, city: one }
  if ((verb === 'raise' || verb === 'lower') && isComposer(one)) return { verb, composer: one, levels: Number(two) }
  if (verb === 'sell' && isComposer(one)) return readSale(one, two, three)
  return null
}

function readSale(composer: Composer, where: string, price: string): Move | null {
  const from = where === 'stock' ? where : readHall(where)
  return from && (price === 'ducats' || price === 'points') ? { verb: 'sell', composer, from, price } : null
}

export function readHall(text: string): Hall | null {
  const [city = '', hall = ''] = text.split('.')
  return isCity(city) && Number(hall) > 0 ? { city, hall: Number(hall) } : null
}

/** `programme wien=verdi,-` as the content of the houses it names. */
export function readProgramme(text: string): Houses {
  const houses: Houses = {}
  for (const word of text.split(' ').slice(1)) {
    const [city = '', pieces = ''] = word.split('=')
    if (isCity(city)) houses[city] = pieces.split(',').map((piece) => (isPiece(piece) ? piece : null))
  }
  return houses
}

export function spellProgramme(houses: Houses): string {
  const words = Object.entries(houses).map(([city, halls]) => `${city}=${halls.map((piece) => piece ?? '-').join(',')}`)
  return ['programme', ...words].join(' ')
}

/**
 * The thing on the board that stands for a move: clicking it is the same as giving the answer.
 * Moves without one (`stop`, `end`) are only in the action bar.
 */
export function spotOf(text: string, ownLevel: number): string | null {
  const move = readMove(text)
  switch (move.verb) {
    case 'bid':
      return `level:${ownLevel + move.amount}`
    case 'hire':
      return `role:${move.role}`
    case 'buy':
      return `offer:${move.composer}`
    case 'build':
      return `plot:${move.city}`
    case 'sell':
      return move.from === 'stock' ? `stock:${move.composer}` : `hall:${move.from.city}.${move.from.hall}`
    case 'move':
      return `city:${move.city}`
    case 'raise':
    case 'lower':
      return `rung:${move.composer}`
    default:
      return null
  }
}

/** What the action bar groups moves by: pieces to sell by their composer, wherever they are; composers to judge. */
export function groupOf(text: string): string | null {
  const move = readMove(text)
  if (move.verb === 'sell') return `piece:${move.composer}`
  return move.verb === 'raise' || move.verb === 'lower' ? spotOf(text, 0) : null
}

/** Once a piece or a composer is chosen: the purse or the points it is sold for, the level it goes to. */
export function secondSpot(text: string, fame: number | undefined): string | null {
  const move = readMove(text)
  if (move.verb === 'sell') return `price:${move.price}`
  return (move.verb === 'raise' || move.verb === 'lower') && fame !== undefined ? `fame:${fame}` : null
}

/** All moves by the thing on the board that stands for them, and by their groups. */
export function movesBySpot(moves: readonly string[], ownLevel: number): Map<string, string[]> {
  const spots = new Map<string, string[]>()
  for (const move of moves) {
    for (const spot of new Set([spotOf(move, ownLevel), groupOf(move)]))
      if (spot) spots.set(spot, [...(spots.get(spot) ?? []), move])
  }
  return spots
}
