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

export interface HouseProspects {
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

export interface BonusProspects {
  card: string
  paid: boolean
  pays_at: string[]
  conditions: Condition[]
}

export interface Prospects {
  mats: Record<string, Record<string, Worth>>
  houses: Record<string, HouseProspects>
  bonus?: BonusProspects[]
}

export const readProspects = (told: unknown): Prospects | undefined => told as Prospects | undefined

/** What a place is worth. */
export function worthOf(prospects: Prospects | undefined, where: Thing): Worth | undefined {
  const [row, column] = partsOf(where)
  return isComposer(row) ? prospects?.mats[row]?.[column] : prospects?.houses[row]?.slots[column]
}
