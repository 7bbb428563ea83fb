/** How large houses can be drawn side by side in rows, so that all of them are in sight. Pure functions. */

import type { Size } from '../../game/space'

/** A house to be drawn: how wide it is at full size, and how wide what stands under it, at any size. */
export interface Drawn {
  house: number
  caption: number
}

/** The height of a drawn house, and of what stands under it. */
const HEIGHT = 176
const CAPTION = 44
export const GAP = 12
const LEAST = 0.3
const STEP = 0.02

/** The largest scale up to `most` at which these houses fit into the room, row by row. */
export function packScale(houses: readonly Drawn[], room: Size, most: number): number {
  let scale = most
  while (scale > LEAST && rowsAt(houses, room.width, scale) * (HEIGHT * scale + CAPTION) > room.height) scale -= STEP
  return Math.max(LEAST, Math.round(scale * 100) / 100)
}

function rowsAt(houses: readonly Drawn[], room: number, scale: number): number {
  let rows = 1
  let used = 0
  for (const { house, caption } of houses) {
    const wide = Math.max(house * scale, caption)
    if (used > 0 && used + GAP + wide > room) {
      rows += 1
      used = 0
    }
    used += (used > 0 ? GAP : 0) + wide
  }
  return rows
}
