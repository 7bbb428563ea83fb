/** What everybody can work out from the table, as the server does it. */
import { isComposer } from './view'
import { partsOf, type Thing } from './moves'

export interface Worth {
  cards: number
  plus: number
  rating: number
  /** What each other seat would have with its cards, and against them. */
  attacks?: Record<string, { plus: number; against: number }>
}

export interface HouseForecast {
  slots: Record<string, Worth>
  producer?: string | null
  pays?: Record<string, number>
  /** What each seat would be paid for, by which rule. */
  pays_for?: Record<string, Record<string, number>>
  rule?: string
  closing?: Record<string, number> | null
}

export interface Condition {
  condition: 'impresario' | 'at-house' | 'at-mat' | 'rating' | 'producer'
  met: boolean
  composer?: string
  slot?: string
  least?: number
  best?: number
  houses?: string[]
}

export interface BonusForecast {
  card: string
  paid: boolean
  pays_at: string[]
  conditions: Condition[]
}

export interface Forecast {
  mats: Record<string, Record<string, Worth>>
  houses: Record<string, HouseForecast>
  bonus?: BonusForecast[]
}

export const readForecast = (told: unknown): Forecast | undefined => told as Forecast | undefined

/** What a place is worth. */
export function worthOf(forecast: Forecast | undefined, where: Thing): Worth | undefined {
  const [row, column] = partsOf(where)
  return isComposer(row) ? forecast?.mats[row]?.[column] : forecast?.houses[row]?.slots[column]
}
