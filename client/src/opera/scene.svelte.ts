import { getContext, setContext } from 'svelte'
import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import type { Say } from '../game/contract'
import type { GameTable } from './types'
import { reactiveFields } from '../game/fields.svelte'
import { cityInBox, type CityInBox, type Components, type Forecast, type SeatForecast } from './terms'
import type { View } from './view'
import type { City, Piece, Role, Seat } from './words'

const KEY = Symbol('scene')
/** The size of the drawing of the whole room. */
const DRAWN = { width: 1440, height: 900 }
/** Clocks have a line of their own: with it the room is a little higher, or is drawn a little smaller. */
const CLOCKS = 16
const WITH_CLOCKS = 0.98
/** Beside something else the room is drawn smaller rather than narrower than this. */
const NARROWEST = 1180

/** What the parts of the table draw: the view as shown just now, what stands in the box, and names for everything. */
export class Scene {
  /** The view that is drawn; behind the newest one while animations play. */
  shown: View = $state.raw(undefined!)
  /** The same, field by field: unchanged parts aren't redrawn. */
  readonly view: View
  /** What the plan on the programme desk would bring, while there is one. */
  planned: Forecast | null = $state.raw(null)
  readonly #table: () => GameTable
  /** How much larger or smaller than the drawing the room is, to suit the place it has. */
  readonly zoom: number = $derived.by(() => {
    const { settings, snapshot } = this.#table()
    const { layout, space } = settings
    const high = innerHeight.current ?? 0
    const place = space ?? innerWidth.current ?? 0
    if (layout === 'phone') return 1
    if (space !== undefined && space < NARROWEST) return space / NARROWEST
    const fits = Math.min(place / DRAWN.width, high / (DRAWN.height + (snapshot.clocks ? CLOCKS : 0)))
    const least = snapshot.clocks && high >= DRAWN.height ? WITH_CLOCKS : 1
    return Math.round(100 * Math.max(least, Math.min(2, fits))) / 100
  })
  /** The width of the room in its own measure. */
  readonly width: number = $derived.by(() => (this.#table().settings.space ?? innerWidth.current ?? 0) / this.zoom)
  readonly box: Components = $derived.by(() => this.#table().components)
  readonly forecast: Forecast | null = $derived.by(() => this.#table().snapshot.forecast ?? null)

  constructor(table: () => GameTable) {
    this.#table = table
    this.shown = this.truth
    this.view = reactiveFields(() => this.shown)
  }

  get truth(): View {
    return this.#table().snapshot.view!
  }

  get say(): Say {
    return this.#table().say
  }

  get layout(): 'desktop' | 'phone' {
    return this.#table().settings.layout
  }

  /** The seat that looks, or null for a spectator. */
  get own(): Seat | null {
    return this.view.seat
  }

  parts(city: City): CityInBox {
    return cityInBox(this.box, city)
  }

  forecastOf(seat: Seat): SeatForecast | null {
    return this.forecast?.seats[seat] ?? null
  }

  opens(city: City): number {
    return this.forecast?.setting.opens[city] ?? 1
  }

  isOpen(city: City): boolean {
    return this.view.round >= this.opens(city)
  }

  /** Cities, composers, roles, parts, in the reader's language. */
  name(word: string): string {
    return this.say(`opera-name-${word}`)
  }

  /** Who sits there, by the name the person or bot goes by; else the colour. */
  player(seat: string): string {
    return this.#table().snapshot.seats[seat]?.name || this.say(`seat-${seat}`)
  }

  /** What a role does, in a few words, with the figures of this box. */
  does(role: Role): string {
    return this.say(`operatable-does-${role}`, { ducats: this.box.money.per_hall })
  }

  /** A piece in words; a house piece is its owner's. */
  piece(piece: Piece | null): string {
    return this.name(piece ?? 'empty')
  }

  /** A house in words, great hall first. */
  house(city: City, halls: readonly (Piece | null)[]): string {
    const rest = halls.slice(1).map((piece) => this.piece(piece))
    return this.say('opera-board-house', {
      city: this.name(city),
      great: this.piece(halls[0] ?? null),
      halls: rest.length ? rest.join(', ') : null,
    })
  }
}

export function setScene(scene: Scene): void {
  setContext(KEY, scene)
}

export function getScene(): Scene {
  return getContext<Scene>(KEY)
}
