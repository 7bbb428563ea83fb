/** What the scorer is told of a table of Opera: what lies where. What it's worth the server says. */
import type { CityInBox, Composer, Components } from '../../api/generated/opera'
import { isPiece, type City, type Figure, type Piece } from '../words'

export interface House {
  wings: number
  halls: (Piece | null)[]
}

export type Houses = Partial<Record<City, House>>

export interface Sheet {
  seats: string[]
  /** The round after which is counted. */
  round: number
  ladder: Composer[]
  /** The one whose pieces give more at this counting. */
  century: Composer
  figures: Record<Figure, City | null>
  houses: Record<string, Houses>
}

/** As everybody begins: a house in the first city, with the own composer. */
export function newSheet({ composers, cities, rounds }: Components, seats: string[]): Sheet {
  const first = cities[0]!
  const house = (): House => ({
    wings: 0,
    halls: Array.from({ length: first.main.halls }, (_, at) => (at ? null : 'house')),
  })
  return {
    seats,
    round: rounds.counting_after[0]!,
    ladder: [...composers],
    century: composers[0]!,
    figures: { maestro: null, critico: null, esperto: null },
    houses: Object.fromEntries(seats.map((seat) => [seat, { [first.city]: house() }])),
  }
}

/** The sheet with another house of a seat; without it where there's none. */
export function withHouse(sheet: Sheet, seat: string, city: City, house: House | null): Sheet {
  const { [city]: _, ...others } = sheet.houses[seat] ?? {}
  const mine: Houses = house ? { ...others, [city]: house } : others
  return { ...sheet, houses: { ...sheet.houses, [seat]: mine } }
}

/** A tap on a hall lays the piece in hand there; the same piece again takes it away. */
export function tapHall(house: House, hall: number, piece: string): House {
  const laid = isPiece(piece) && house.halls[hall - 1] !== piece ? piece : null
  return { ...house, halls: house.halls.map((one, at) => (at === hall - 1 ? laid : one)) }
}

/** A house with so many wings: their halls are empty, those of a wing that is gone are gone. */
export function withWings(house: House, { main, wing }: CityInBox, wings: number): House {
  const count = main.halls + wings * wing.halls
  return { wings, halls: Array.from({ length: count }, (_, at) => house.halls[at] ?? null) }
}

export function emptyHouse({ main }: CityInBox): House {
  return { wings: 0, halls: Array<Piece | null>(main.halls).fill(null) }
}

/** One composer a step up the ladder. */
export function raised(ladder: readonly Composer[], at: number): Composer[] {
  const next = [...ladder]
  next.splice(at + 1, 0, ...next.splice(at, 1))
  return next
}
