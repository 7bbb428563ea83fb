/** The measures of the Operaopoly table, in pixels, one set a drawing. Style sheets read them as `--pile` and the like. */

import { grown, type Growth } from '../game/measures'
import type { Drawing, Space } from '../game/space'

export interface Measures {
  /** From top to bottom: the top bar, the action bar, the own area; what is between them has the rest. */
  top: number
  foot: number
  box: number
  /** The column of the others, where there is one, and what is between the parts. */
  side: number
  gap: number
  /** A mat: its head, a pile of patrons and one of them, and the niche. */
  head: number
  pile: number
  patron: number
  niche: number
  /** A house: its roof, an arch, and the face of who is hired there. */
  roof: number
  arch: number
  face: number
  /** A card in hand, and the own bonus cards. */
  card: number
  bonus: number
  self: number
}

const TALL: Measures = {
  top: 56,
  foot: 104,
  box: 186,
  side: 232,
  gap: 10,
  head: 44,
  pile: 122,
  patron: 40,
  niche: 66,
  roof: 70,
  arch: 132,
  face: 54,
  card: 156,
  bonus: 216,
  self: 206,
}
const LOW: Measures = {
  top: 48,
  foot: 82,
  box: 160,
  side: 216,
  gap: 8,
  head: 38,
  pile: 102,
  patron: 34,
  niche: 52,
  roof: 52,
  arch: 128,
  face: 50,
  card: 158,
  bonus: 206,
  self: 190,
}
const LOWEST: Measures = {
  ...LOW,
  top: 44,
  foot: 74,
  box: 136,
  side: 210,
  gap: 6,
  head: 32,
  pile: 88,
  patron: 29,
  niche: 46,
  roof: 28,
  arch: 110,
  face: 40,
  bonus: 222,
}
const LYING: Measures = {
  ...LOWEST,
  top: 52,
  foot: 100,
  box: 146,
  side: 0,
  head: 44,
  pile: 90,
  patron: 29.5,
  roof: 30,
  arch: 108,
  face: 42,
  card: 136,
  bonus: 190,
  self: 150,
}
const UPRIGHT: Measures = {
  ...LOW,
  top: 52,
  foot: 124,
  box: 194,
  side: 0,
  gap: 6,
  head: 44,
  pile: 88,
  patron: 29,
  niche: 52,
  roof: 28,
  arch: 97,
  face: 40,
  card: 130,
  bonus: 162,
  self: 0,
}
const PHONE: Measures = {
  ...LOWEST,
  top: 54,
  foot: 130,
  head: 44,
  niche: 48,
  pile: 90,
  patron: 29.5,
  roof: 34,
  arch: 116,
  card: 84,
}

const GROWTH: Record<Drawing, Growth<Measures>> = {
  tall: { from: TALL, to: {}, heights: [900, 901] },
  low: {
    from: LOW,
    to: { box: 186, pile: 122, patron: 40, head: 44, roof: 70, arch: 140, face: 54 },
    heights: [768, 900],
  },
  lowest: { from: LOWEST, to: { ...LOW, side: 210, card: 158, bonus: 222 }, heights: [650, 768] },
  lying: { from: LYING, to: { box: 158, pile: 112, patron: 37, roof: 52, arch: 132, face: 52 }, heights: [768, 900] },
  upright: {
    from: UPRIGHT,
    to: { box: 208, pile: 116, patron: 38, roof: 36, arch: 130, face: 52, foot: 134 },
    heights: [1024, 1180],
  },
  phone: { from: PHONE, to: { foot: 146, pile: 116, patron: 38, niche: 52, roof: 46, arch: 132 }, heights: [640, 844] },
}

/** The measures of the table in so much space. */
export const measuresOf = ({ drawing, height }: Space): Measures => grown(GROWTH[drawing], height)
