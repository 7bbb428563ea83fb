/** Where things stand on the budget table: levels by their numbers, columns from the left, counted from 1. */

import type { View } from './view'
import type { Seat } from './words'

type Budget = View['budget']

/** Where a seat's marker stands. */
export function markerOf(budget: Budget, seat: Seat): [level: number, column: number] {
  const [level = 0, column = 1] = budget[seat] ?? []
  return [level, column]
}

/** How many columns are drawn: one a seat, more where markers stand further right. */
export function columnsOf(budget: Budget): number {
  const markers = Object.values(budget)
  return Math.max(markers.length, ...markers.map(([, column = 0]) => column))
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

export interface Place {
  level: number
  column: number
}

/** A dotted line from a marker to where it would stand, bulging to the right; a unit is a column, or a level. */
export function trail(top: number, from: Place, to: Place): string {
  const [x, y] = [from.column - 0.5, top - from.level + 0.5]
  const [toX, toY] = [to.column - 0.5, top - to.level + 0.5]
  const out = Math.max(x, toX) + 0.7
  return `M${x} ${y}C${out} ${y} ${out} ${toY} ${toX} ${toY}`
}
