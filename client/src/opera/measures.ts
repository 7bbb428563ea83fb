/** The measures of the Opera table, in pixels, one set a drawing. Style sheets read them as `--tier` and the like. */

import { grown, type Growth } from '../game/measures'
import type { Drawing, Space } from '../game/space'

export interface Measures {
  /** From top to bottom: the top bar, the action bar, the own area; what is between them has the rest. */
  top: number
  foot: number
  box: number
  /** The columns at the sides, and what is between the parts. */
  left: number
  right: number
  gap: number
  /** The budget table: the height of a level, and the width of all its columns. */
  tier: number
  loge: number
  palazzo: number
  /** The height of a level of the fame ladder. */
  rung: number
  /** The stage: the height of the theatre fronts, with up to three seats and with four, and of a row of halls. */
  front: number
  'front-of-four': number
  row: number
  /** The playbills, and the portraits on them. */
  roles: number
  cameo: number
  /** In the own area: the seat at the left, and the screen at the right. */
  me: number
  screen: number
}

const TALL: Measures = {
  top: 56,
  foot: 92,
  box: 226,
  left: 200,
  right: 324,
  gap: 8,
  tier: 28,
  loge: 138,
  palazzo: 92,
  rung: 49,
  front: 118,
  'front-of-four': 104,
  row: 24,
  roles: 190,
  cameo: 66,
  me: 112,
  screen: 264,
}
const LOW: Measures = {
  top: 48,
  foot: 78,
  box: 192,
  left: 172,
  right: 292,
  gap: 6,
  tier: 24.5,
  loge: 114,
  palazzo: 74,
  rung: 38,
  front: 92,
  'front-of-four': 84,
  row: 24,
  roles: 132,
  cameo: 56,
  me: 104,
  screen: 238,
}
const LOWEST: Measures = {
  ...LOW,
  top: 44,
  foot: 70,
  box: 148,
  left: 164,
  right: 284,
  tier: 21,
  loge: 106,
  palazzo: 60,
  rung: 32,
  front: 74,
  'front-of-four': 64,
  row: 22,
  roles: 114,
  cameo: 46,
}
const LYING: Measures = {
  ...LOW,
  top: 52,
  foot: 122,
  box: 152,
  left: 150,
  right: 246,
  loge: 92,
  roles: 122,
  cameo: 50,
  me: 92,
  screen: 214,
}
const UPRIGHT: Measures = {
  ...LOW,
  top: 52,
  foot: 178,
  box: 184,
  left: 156,
  right: 0,
  tier: 20,
  loge: 98,
  palazzo: 56,
  rung: 31,
  front: 66,
  'front-of-four': 58,
  row: 22,
  roles: 112,
  cameo: 46,
  me: 176,
  screen: 0,
}
const PHONE: Measures = { ...LOW, top: 54, foot: 234, rung: 34, roles: 118, cameo: 44 }

const GROWTH: Record<Drawing, Growth<Measures>> = {
  tall: { from: TALL, to: {}, heights: [900, 901] },
  low: {
    from: LOW,
    to: { box: 226, tier: 28, rung: 49, palazzo: 92, front: 118, 'front-of-four': 104 },
    heights: [768, 900],
  },
  lowest: { from: LOWEST, to: { ...LOW, left: 164, right: 284, loge: 106 }, heights: [650, 768] },
  lying: {
    from: LYING,
    to: { box: 192, tier: 28, rung: 46, palazzo: 86, front: 104, 'front-of-four': 96 },
    heights: [768, 900],
  },
  upright: {
    from: UPRIGHT,
    to: { box: 222, tier: 23.5, rung: 36, palazzo: 70, front: 82, 'front-of-four': 74, row: 24, roles: 128, cameo: 54 },
    heights: [1024, 1180],
  },
  phone: { from: PHONE, to: { foot: 252, rung: 49 }, heights: [640, 844] },
}

/** The measures of the table in so much space. */
export const measuresOf = ({ drawing, height }: Space): Measures => grown(GROWTH[drawing], height)
