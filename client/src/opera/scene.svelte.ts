import { getContext, setContext } from 'svelte'
import type { SeatName } from '../api/types'
import type { Say } from '../game/contract'
import type { GameTable } from './types'
import { reactiveFields } from '../game/fields.svelte'
import type { Layout, Space } from '../game/space'
import { spaceOfTable } from '../game/space.svelte'
import { measuresOf, type Measures } from './measures'
import { cityInBox, type CityInBox, type Components, type Forecast, type SeatForecast } from './terms'
import type { View } from './view'
import type { City, Piece, Role, Seat } from './words'

const KEY = Symbol('scene')

/** What the parts of the table draw: the view as shown just now, what stands in the box, and names for everything. */
export class Scene {
  /** The view that is drawn; behind the newest one while animations play. */
  shown: View = $state.raw(undefined!)
  /** The same, field by field: unchanged parts aren't redrawn. */
  readonly view: View
  /** What the plan on the programme desk would bring, while there is one. */
  planned: Forecast | null = $state.raw(null)
  readonly #table: () => GameTable
  /** The room that the table has, and how it's drawn there. */
  readonly space: Space = $derived.by(() => spaceOfTable(this.#table()))
  readonly measures: Measures = $derived.by(() => measuresOf(this.space))
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

  get layout(): Layout {
    return this.#table().settings.layout
  }

  get zoom(): number {
    return this.space.zoom
  }

  /** The own ducats. */
  get ducats(): number {
    return (this.own && this.truth.players[this.own]?.ducats) || 0
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

  occupant(seat: string): SeatName | undefined {
    return this.#table().snapshot.seats[seat]
  }

  /** Who sits there: you, or by the name the person or bot goes by; else the colour. */
  player(seat: string): string {
    return this.say('seat-name', { seat })
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
