/** What lies in the box: names and figures of cards, mats and houses, as the server tells them. */
import type { Components } from '../game/contract'
import { partsOf, type Thing } from './moves'
import { isComposer, type Composer, type House, type OperaopolyView } from './view'

export interface Singer {
  name: string
  sings: string[]
}

export interface Card {
  deck: 'opera' | 'patron'
  kind: 'cast' | 'special' | 'orchestra' | 'rehearsal-cast' | 'rehearsal-orchestra' | 'audition' | 'patron'
  rating: number
  name: string | null
  male?: Singer
  female?: Singer
  category?: string
  /** The only composer that a special patron serves. */
  composer?: string | null
  reconstructed: boolean
}

export interface Mat {
  opera: string
  language: string
  influence: string
  ability: string
  mat: Record<string, number>
}

export interface Face {
  name: string
  city: string
  language: string
  points: number
}

export interface Bonus {
  deck: 'impresario' | 'producer'
  test: 'at-house' | 'at-mat' | 'rating' | 'producer'
  composer?: string
  slot?: string
  least?: number
}

export interface Rules {
  actions: number
  hand_limit: number
  tokens: number
  composer_plus: number
  bonus_points: number
  stall_turns: number
  stall_told_from: number
}

export interface Box {
  rules: Rules
  composers: Record<Composer, Mat>
  cards: Record<string, Card>
  houses: Record<string, { faces: Face[] }>
  bonus_cards: Record<string, Bonus>
  /** Which figures are ours, because the rulebook does not print them. */
  reconstructed: string[]
}

export const readBox = (components: Components): Box => components as unknown as Box

export const faceOf = (box: Box, view: OperaopolyView, house: string): Face =>
  box.houses[house]!.faces[view.houses[house as House].face]!

/** The name of a card where it lies: a singer's depends on the role. */
export function nameAt(card: Card, column: string): string {
  if (column === 'female' || column === 'male') return card[column]?.name ?? card.name ?? ''
  return card.name ?? ''
}

/** A patron's name as a mat has room for it. */
export const shortName = (name: string): string => name.split(',')[0]!

/** A name whose long words may break after a vowel near their middle. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{11,}/gu, (word) => {
    const half = Math.ceil(word.length / 2)
    const vowel = Array.from(word.slice(0, half + 2)).findLastIndex((letter) => /[aeiouyàâäéèêëïîôöùûü]/i.test(letter))
    return vowel < 2 ? word : `${word.slice(0, vowel + 1)}\u00ad${word.slice(vowel + 1)}`
  })
}

/** Where a visiting composer helps: the category of a mat, or the slot of a house. */
export function helped(box: Box, composer: Composer, row: string): string {
  return isComposer(row) ? box.composers[composer].influence : box.composers[composer].ability
}

/** The visiting composers that help at a place. */
export function helpers(box: Box, view: OperaopolyView, where: Thing): Composer[] {
  const [row, column] = partsOf(where)
  return (Object.keys(view.composers) as Composer[]).filter(
    (composer) => view.composers[composer].at === row && helped(box, composer, row) === column,
  )
}
