/** What everybody can work out from the table, as the server does it. */
import type { BonusForecast, Forecast, Worth } from '../api/generated/operaopoly'
import { partsOf, type Thing } from './moves'
import { isCategory, isComposer, isHouse, isSlot, type Category, type House } from './view'

/** A condition of a bonus card. */
export type Condition = BonusForecast['conditions'][number]

/** What a place is worth. */
export function worthOf(forecast: Forecast | undefined, where: Thing): Worth | undefined {
  const [row, column] = partsOf(where)
  if (isComposer(row) && isCategory(column)) return forecast?.mats[row][column]
  return isHouse(row) && isSlot(column) ? forecast?.houses[row].slots[column] : undefined
}

/** The categories for which a full house waits; none where slots are still to be hired. */
export function lackingCategories(forecast: Forecast | undefined, house: House): Category[] {
  const lacks = forecast?.houses[house].lacks ?? []
  const categories = lacks.filter(isCategory)
  return categories.length === lacks.length ? categories : []
}
