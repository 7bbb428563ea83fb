/** What lies in the box: names and figures of cards, mats and houses, as the server tells them. */
import type { CardComponent, Components, FaceComponent } from '../api/generated/operaopoly'
import { partsOf, type Thing } from './moves'
import { COMPOSERS, isComposer, type Composer, type House, type View } from './view'

export type Box = Components
export type Card = CardComponent

export const faceOf = (box: Box, view: View, house: House): FaceComponent =>
  box.houses[house].faces[view.houses[house].face]!

/** The name of a card where it lies: a singer's depends on the role. */
export function nameAt(card: Card, column: string): string {
  if (column === 'female' || column === 'male') return card[column]?.name ?? card.name ?? ''
  return card.name ?? ''
}

/** A patron's name as a mat has room for it. */
export const shortName = (name: string): string => name.split(',')[0]!

/** Where a visiting composer helps: the category of a mat, or the slot of a house. */
export function helped(box: Box, composer: Composer, row: string): string {
  return isComposer(row) ? box.composers[composer].influence : box.composers[composer].ability
}

/** The visiting composers that help at a place. */
export function helpers(box: Box, view: View, where: Thing): Composer[] {
  const [row, column] = partsOf(where)
  return COMPOSERS.filter((composer) => view.composers[composer].at === row && helped(box, composer, row) === column)
}
