/** What a forecast is made of, by rule: the answer to “Why?” at a figure of the table. */
import type { Part } from '../shell/explanation.svelte'
import type { Scene } from './scene.svelte'
import type { HouseForecast, SeatForecast } from './terms'
import { CITIES, type City } from './words'

export type Total = 'income' | 'counting'

interface Reason {
  rules: string[]
  words: () => string
  parts: () => Part[]
}

/** Rules of income begin with I, those of the counting round with C. */
const LETTERS: Record<Total, string> = { income: 'I', counting: 'C' }

function partsOf(house: HouseForecast, of: Total): [string, number][] {
  return Object.entries(house.by_rule).filter(([rule]) => rule.startsWith(LETTERS[of]))
}

/** Why a house would bring that much. */
export function houseReason(scene: Scene, city: City, house: HouseForecast, of: Total): Reason {
  const parts = partsOf(house, of)
  const counts = { pieces: house.pieces, empty: house.empty }
  return {
    rules: parts.length > 0 ? parts.map(([rule]) => rule) : [`${LETTERS[of]}1`],
    words: () => scene.say(`rulespage-why-${of}`, { city: scene.name(city) }),
    parts: () => parts.map(([rule, value]) => ({ text: scene.say(`rulespage-part-${rule}`, counts), value, rule })),
  }
}

/** Why all houses of a seat together would bring that much: a part a house. */
export function seatReason(scene: Scene, seat: SeatForecast, of: Total): Reason {
  const houses = CITIES.flatMap((city) => (seat.houses[city] ? [[city, seat.houses[city]] as const] : []))
  const rules = [...new Set(houses.flatMap(([, house]) => partsOf(house, of).map(([rule]) => rule)))].sort()
  return {
    rules: rules.length > 0 ? rules : [`${LETTERS[of]}1`],
    words: () => scene.say(of === 'income' ? 'operatable-income-now' : 'operatable-counting-now'),
    parts: () =>
      houses.map(([city, house]) => {
        const parts = partsOf(house, of)
        const value = parts.reduce((sum, [, part]) => sum + part, 0)
        return { text: scene.name(city), value, rule: parts.map(([rule]) => rule).join(' ') }
      }),
  }
}
