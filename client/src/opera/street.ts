/** How large opera houses are drawn, so that a whole street of them is in sight. */

import type { Size } from '../game/space'
import { GROUND } from './house'

const PLINTH = 22
/** Words on a plinth, and the figures below it, stay as large as they are. */
const LEAST_PLINTH = 17
const CAPTION: Size = { width: 96, height: 26 }
const SMALLEST = 0.32
const STEP = 0.02

/** What stands in a street beside houses: signs of cities where nothing is built yet. */
export interface Signs {
  count: number
  width: number
}

export interface Street {
  /** How wide the houses are drawn. */
  houses: readonly number[]
  /** How wide the figures below each house are, where they are more than two. */
  captions?: readonly (number | undefined)[]
  signs?: Signs
  gap: number
  /** In as many rows as there is room for; else in one. */
  wraps: boolean
  largest?: number
}

const NO_SIGNS: Signs = { count: 0, width: 0 }

/** The largest scale at which all houses and then the signs fit. */
export function scaleOf(street: Street, room: Size): number {
  const { houses, captions = [], signs = NO_SIGNS, gap, wraps, largest = 1 } = street
  for (let scale = largest; scale > SMALLEST; scale -= STEP) {
    const high = houseHeight(scale)
    const widths = houses.map((width, at) => Math.max(width * scale, captions[at] ?? CAPTION.width))
    const all = [...widths, ...Array<number>(signs.count).fill(signs.width)]
    const rows = wraps ? rowsOf(all, room.width, gap) : 1
    const fits = Math.max(...widths) <= room.width && (wraps || sum(all, gap) <= room.width)
    if (fits && rows * (high + gap) - gap <= room.height) return Math.round(scale * 100) / 100
  }
  return SMALLEST
}

/** From the roof to the figures below the house. */
function houseHeight(scale: number): number {
  return GROUND * scale + Math.max(LEAST_PLINTH, PLINTH * scale) + CAPTION.height
}

function rowsOf(widths: readonly number[], wide: number, gap: number): number {
  let rows = 0
  let left = -1
  for (const width of widths) {
    if (left < width) {
      rows += 1
      left = wide
    }
    left -= width + gap
  }
  return rows
}

function sum(widths: readonly number[], gap: number): number {
  return widths.reduce((all, width) => all + width + gap, -gap)
}
