/** Where things stand on the drawn budget table: ten at the top, columns from the left. */

import type { View } from './view'
import type { Seat } from './words'

type Budget = View['budget']

export const TIER = 28
export const LOGE = 138
const LEFT = 35

export interface Place {
  x: number
  y: number
}

/** The middle of a place of the table; columns share the width. */
export function placeOf(top: number, columns: number, level: number, column: number): Place {
  const width = LOGE / columns
  return { x: LEFT + width * (column - 0.5), y: TIER * (top - level) + TIER / 2 - 1 }
}

/** Where a seat's marker stands. */
export function markerOf(budget: Budget, seat: Seat): [level: number, column: number] {
  const [level = 0, column = 1] = budget[seat] ?? []
  return [level, column]
}

/** How many columns are drawn: one a seat, three at least, more where markers stand further right. */
export function columnsOf(budget: Budget): number {
  const markers = Object.values(budget)
  return Math.max(3, markers.length, ...markers.map(([, column = 0]) => column))
}

/** A level's first column that is right of every marker on it: free in the drawing. */
export function freeColumn(budget: Budget, level: number): number {
  return (
    1 +
    Math.max(
      0,
      ...Object.values(budget)
        .filter(([at]) => at === level)
        .map(([, column = 0]) => column),
    )
  )
}

/** A dotted line from a marker to where it would stand, bulging to the right. */
export function trail(from: Place, to: Place): string {
  const out = Math.max(from.x, to.x) + 26
  const up = to.y < from.y ? -1 : 1
  return `M${from.x + 12} ${from.y}C${out} ${from.y + 2 * up} ${out} ${to.y - 6 * up} ${to.x + 16} ${to.y}`
}
