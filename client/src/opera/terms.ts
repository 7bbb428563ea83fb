/** What the server says about an option, about the box and about what is to come, with types. */

import type { Components, Json, Option, Preview } from '../game/contract'
import type { Bag } from './view'
import type { City, Composer, Figure, Part, Piece, Role } from './words'

/** The terms of an option: what it is about, and by how much it surely changes what one has. */
export interface Terms {
  budget?: number
  ducats?: number
  points?: number
  income?: number
  fee?: number
  role?: Role
  composer?: Composer
  city?: City
  part?: Part
  halls?: number
  figure?: Figure
  fame?: number
  from?: number
  gives?: Piece
  to?: string
  where?: string
  /** Where the own budget marker would stand. */
  marker?: [level: number, column: number]
  /** The order of the budget table afterwards. */
  order?: string[]
  /** What one could do with the role. */
  then?: Option[]
}

export interface PartInBox {
  halls: number
  ducats: number
  points: number
}

export interface CityInBox {
  city: City
  places: number
  max_halls: number
  max_wings: number
  main: PartInBox
  wing: PartInBox
}

export interface RoleInBox {
  role: Role
  kind: 'employee' | 'character'
  fee: number
}

/** The part of the component data that is drawn here. */
export interface OperaBox {
  cities: CityInBox[]
  roles: RoleInBox[]
  budget: { top: number }
  century_bonus: number[]
  critico_reach: number
  money: { per_hall: number; points_per_hall: number }
}

export interface HouseForecast {
  pieces: number
  empty: number
  doubled: boolean
  /** What income (I) and the next counting round (C) are made of, by the number of the rule. */
  by_rule: Record<string, number>
  income: number
  counting: number
  next_counting: number
}

export interface SeatForecast {
  income: number
  counting: number
  next_counting: number
  hires: number
  houses: Partial<Record<City, HouseForecast>>
}

export interface Forecast {
  setting: { counting_after: number[]; opens: Record<City, number>; palazzo: number; hires: number }
  counting: { counting: number; after: number; composer: Composer; bonus: number }
  performed: Record<Composer, number>
  rising: Composer[]
  next_ladder: Composer[]
  order: string[]
  seats: Record<string, SeatForecast>
}

/** What the seat would have after a move. */
export interface Own {
  points: number
  ducats: number
  budget: number
  stock: Bag
}

export interface OwnPreview {
  forecast: Forecast
  own: Own
}

export const termsOf = (option: Option | undefined): Terms => option?.about ?? {}
export const boxOf = (components: Components): OperaBox => components as unknown as OperaBox
export const forecastOf = (forecast: Json | undefined): Forecast | null => (forecast ?? null) as Forecast | null

/** What a move would bring; null where it is refused. */
export function previewOf(preview: Preview | undefined): OwnPreview | null {
  return preview?.forecast ? ({ forecast: preview.forecast, own: preview.own } as unknown as OwnPreview) : null
}

export function cityInBox(box: OperaBox, city: City): CityInBox {
  const found = box.cities.find((entry) => entry.city === city)
  if (!found) throw new Error(`the box has no city ${city}`)
  return found
}
