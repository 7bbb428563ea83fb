/** The table as the server shows it to this seat, and plain ways of reading it. */

import type { House, Own, View } from '../api/generated/opera'
import { CITIES, FIGURES, PIECES, type City, type Composer, type Figure, type Piece, type Seat } from './words'

export type { House, Player, View } from '../api/generated/opera'

export type Asks = View['asks']

/** How many of each piece. */
export type Bag = Own['stock']

/** A composer's level on the ladder; a house composer stands on none. */
export function fame(view: View, piece: Piece): number {
  return piece === 'house' ? 0 : view.ladder.indexOf(piece) + 1
}

/** The seats in the order of the budget table: high levels first, on one level low columns first. */
export function budgetOrder(view: View): Seat[] {
  const level = (seat: Seat): number => view.budget[seat]?.[0] ?? 0
  const column = (seat: Seat): number => view.budget[seat]?.[1] ?? 0
  return [...view.seats].sort((one, two) => level(two) - level(one) || column(one) - column(two))
}

export function levelOf(view: View, seat: Seat | null): number {
  return (seat && view.budget[seat]?.[0]) || 0
}

/** Whether a seat has bid and waits for the others. */
export function hasBid({ asks }: View, seat: Seat): boolean {
  return asks.question === 'bid' && asks.sealed.includes(seat)
}

/** How many pieces of a composer play in all halls of all seats. */
export function performed(view: View, composer: Composer): number {
  let count = 0
  for (const player of Object.values(view.players))
    for (const house of Object.values(player.houses)) count += house.halls.filter((piece) => piece === composer).length
  return count
}

export function hires(view: View, seat: Seat): number {
  return Object.values(view.roles).filter((hirer) => hirer === seat).length
}

export function housesOf(view: View, seat: Seat): [City, House][] {
  const houses = view.players[seat]?.houses ?? {}
  return CITIES.flatMap((city) => (houses[city] ? [[city, houses[city]] as [City, House]] : []))
}

export function figuresIn(view: View, city: City): Figure[] {
  return FIGURES.filter((figure) => view.figures[figure] === city)
}

export function count(bag: Bag): number {
  return Object.values(bag).reduce((sum, pieces) => sum + pieces, 0)
}

/** A bag laid out piece by piece, in the order of the composers. */
export function laidOut(bag: Bag): Piece[] {
  return PIECES.flatMap((piece) => Array<Piece>(bag[piece] ?? 0).fill(piece))
}

/** The opponents, clockwise from the seat that looks; everybody for a spectator. */
export function opponents(view: View): Seat[] {
  const own = view.seat ? view.seats.indexOf(view.seat) : -1
  const clockwise = [...view.seats.slice(own + 1), ...view.seats.slice(0, Math.max(own, 0))]
  return clockwise
}
