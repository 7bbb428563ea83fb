/** What the server says about an option, about the box and about what is to come. */

import type * as wire from '../api/generated/opera'
import type { AnyOf } from '../api/types'
import type { Option } from './types'
import type { City } from './words'

export type { CityInBox, Components, Forecast, HouseForecast, RoleInBox, SeatForecast } from '../api/generated/opera'

/** The terms of any option. */
export type Terms = AnyOf<wire.Terms>

export const termsOf = (option: Option | undefined): Terms => option?.about ?? {}

export function cityInBox(box: wire.Components, city: City): wire.CityInBox {
  const found = box.cities.find((entry) => entry.city === city)
  if (!found) throw new Error(`the box has no city ${city}`)
  return found
}
