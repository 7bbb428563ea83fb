/** The table as the server shows it to this seat, and plain ways of reading it. */

import { CITIES, COMPOSERS } from './words'
import type { City, Composer, Figure, Part, Piece, Role } from './words'

export type Bag = Partial<Record<Piece, number>>

export interface House {
  wings: number
  halls: (Piece | null)[]
}

export interface Player {
  points: number
  ended: boolean
  houses: Partial<Record<City, House>>
  /** Only behind the own screen, or where screens are open. */
  ducats?: number
  stock?: Bag
}

export interface Asks {
  question: string
  seat?: string
  role?: Role
  done?: number
  asked?: string[]
  sealed?: string[]
  bid?: number | null
}

export interface OperaView {
  seats: string[]
  seat: string | null
  round: number
  phase: string
  ladder: Composer[]
  century: Composer[]
  offer: Bag
  palazzo: Composer[]
  figures: Record<Figure, City | null>
  roles: Partial<Record<Role, string>>
  budget: Record<string, [level: number, column: number]>
  supply: Record<City, Record<Part, number>>
  players: Record<string, Player>
  deck: number
  discard: Bag
  to_act: string[]
  asks: Asks
}

/** A composer's level on the ladder; a house composer stands on none. */
export function fame(view: OperaView, piece: Piece): number {
  return piece === 'house' ? 0 : view.ladder.indexOf(piece) + 1
}

/** The seats in the order of the budget table: high levels first, on one level low columns first. */
export function budgetOrder(view: OperaView): string[] {
  const place = (seat: string): [number, number] => view.budget[seat] ?? [0, 0]
  return [...view.seats].sort((one, two) => place(two)[0] - place(one)[0] || place(one)[1] - place(two)[1])
}

export function levelOf(view: OperaView, seat: string | null): number {
  return (seat && view.budget[seat]?.[0]) || 0
}

/** How many pieces of a composer play in all halls of all seats. */
export function performed(view: OperaView, composer: Composer): number {
  let count = 0
  for (const player of Object.values(view.players))
    for (const house of Object.values(player.houses)) count += house.halls.filter((piece) => piece === composer).length
  return count
}

export function hires(view: OperaView, seat: string): number {
  return Object.values(view.roles).filter((hirer) => hirer === seat).length
}

export function housesOf(view: OperaView, seat: string): [City, House][] {
  const houses = view.players[seat]?.houses ?? {}
  return CITIES.flatMap((city) => (houses[city] ? [[city, houses[city]] as [City, House]] : []))
}

export function figuresIn(view: OperaView, city: City): Figure[] {
  return (Object.keys(view.figures) as Figure[]).filter((figure) => view.figures[figure] === city)
}

export function count(bag: Bag): number {
  return Object.values(bag).reduce((sum, pieces) => sum + pieces, 0)
}

/** A bag laid out piece by piece, in the order of the composers. */
export function laidOut(bag: Bag): Piece[] {
  return ([...COMPOSERS, 'house'] as Piece[]).flatMap((piece) => Array<Piece>(bag[piece] ?? 0).fill(piece))
}

/** The opponents, clockwise from the seat that looks; everybody for a spectator. */
export function opponents(view: OperaView): string[] {
  const own = view.seat ? view.seats.indexOf(view.seat) : -1
  const clockwise = [...view.seats.slice(own + 1), ...view.seats.slice(0, Math.max(own, 0))]
  return clockwise
}
