/** A composer's last trip: from where to where, and the dotted line that shows it. */
import type { Where } from '../api/generated/operaopoly'
import { eventsOf } from '../game/contract'
import type { Item } from './types'
import { house, mat, piece, type Thing } from './moves'
import { COMPOSERS, isHouse, type Composer, type View } from './view'

export interface Trip {
  composer: Composer
  /** `home`, another composer (his mat) or a house. */
  from: Where
}

/** The trip of a guest sent this turn, if nothing is known of before: from home. */
export function tripOf(view: View | undefined): Trip | null {
  const composer = COMPOSERS.find((name) => view?.composers[name].directed && view.composers[name].at !== 'home')
  return composer ? { composer, from: 'home' } : null
}

/** The last trip after these events. */
export function tripAfter(trip: Trip | null, before: View, items: readonly Item[]): Trip | null {
  let last = trip
  const at = Object.fromEntries(COMPOSERS.map((name) => [name, before.composers[name].at]))
  for (const event of items.flatMap(eventsOf)) {
    if (event.kind !== 'directed' && event.kind !== 'went-home') continue
    const { composer } = event
    const goal = event.kind === 'directed' && event.where !== 'home' ? event.to : 'home'
    if (goal !== 'home') last = { composer, from: at[composer] ?? 'home' }
    else if (last?.composer === composer) last = null
    at[composer] = goal
  }
  return last
}

/** What stands at both ends of the trip. Home counts as the composer's mat, so that the line doesn't cross its text. */
export function endsOf({ composer, from }: Trip): [Thing, Thing] {
  return [isHouse(from) ? house(from) : mat(from === 'home' ? composer : from), piece(composer)]
}

export interface Point {
  x: number
  y: number
}

/** A line that rises over what lies between, as long as it does not leave the stage. */
export function curve(from: Point, to: Point, ceiling: number): string {
  const top = Math.max(ceiling, Math.min(from.y, to.y) - 30)
  const third = (to.x - from.x) / 3
  return `M${from.x} ${from.y}C${from.x + third} ${top} ${to.x - third} ${top} ${to.x} ${to.y}`
}
