/** A composer's last trip: from where to where, and the dotted line that shows it. */
import type { Item } from '../game/contract'
import { house, mat, piece, type Thing } from './moves'
import { COMPOSERS, isComposer, isHouse, type Composer, type OperaopolyView } from './view'

export interface Trip {
  composer: Composer
  /** `home`, another composer (his mat) or a house. */
  from: string
}

/** The trip of a guest sent this turn, if nothing is known of before: from home. */
export function tripOf(view: OperaopolyView | undefined): Trip | null {
  const composer = COMPOSERS.find((name) => view?.composers[name].directed && view.composers[name].at !== 'home')
  return composer ? { composer, from: 'home' } : null
}

/** The last trip after these events. */
export function tripAfter(trip: Trip | null, before: OperaopolyView, items: readonly Item[]): Trip | null {
  let last = trip
  const at = Object.fromEntries(COMPOSERS.map((name) => [name, before.composers[name].at]))
  for (const event of items.flatMap((item) => item.events ?? [])) {
    const composer = String(event.composer ?? '')
    if (!isComposer(composer) || (event.kind !== 'directed' && event.kind !== 'went-home')) continue
    const homeward = event.kind === 'went-home' || event.where === 'home'
    if (!homeward) last = { composer, from: at[composer] ?? 'home' }
    else if (last?.composer === composer) last = null
    at[composer] = homeward ? 'home' : String(event.to)
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
