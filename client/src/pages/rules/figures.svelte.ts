/** Loads the parts of a game's table that draw figures, once, when the first one comes into view. */
import { getContext, setContext, tick, type Component } from 'svelte'
import { api } from '../../api/http'
import type { Components, Snapshot } from '../../api/types'
import type { Drawable, Part, PartOf } from '../../game/static.svelte'
import { byGame } from '../../game/folders'
import { i18n } from '../../texts/i18n.svelte'

type Sprite = Component<{ seats: readonly string[] }>

/** What draws a part of a game's table, and which part that is. */
interface Drawing {
  default: Component<Drawable>
  partOf: PartOf
  /** The part that tells most about a game to somebody who walks by. */
  AT_A_GLANCE: Part
}

const DRAWINGS = byGame(import.meta.glob<Drawing>('../../*/Drawing.svelte'))
const SPRITES = byGame(import.meta.glob<{ default: Sprite }>('../../*/art/Sprite.svelte'))

interface Parts {
  Drawing: Component<Drawable>
  partOf: PartOf
  AT_A_GLANCE: Part
  Sprite: Sprite
}

async function loadParts(game: string): Promise<Parts> {
  const [drawing, sprite] = await Promise.all([DRAWINGS[game]!(), SPRITES[game]!()])
  return { ...drawing, Drawing: drawing.default, Sprite: sprite.default }
}

const KEY = Symbol('drawn')

export class FigureLoader {
  Sprite: Parts['Sprite'] | null = $state.raw(null)
  /** Every seat that appears in a drawing. */
  readonly seats = ['red', 'blue', 'yellow', 'green']
  /** Whether every drawing is wanted, near or not. */
  wanted = $state(false)
  private parts: Promise<[Parts, Components]> | undefined
  private readonly underWay = new Set<Promise<unknown>>()

  constructor(
    private readonly game: () => string,
    private readonly ondrawn: () => void = () => undefined,
  ) {}

  /** What draws this picture, and all it needs. */
  draw(name: string): Promise<[Parts['Drawing'], Drawable]> {
    const drawing = this.fetch(name)
    this.underWay.add(drawing)
    return drawing
  }

  /** Until all drawings of the page are there, or have failed. */
  async all(): Promise<void> {
    this.wanted = true
    await tick()
    await Promise.allSettled(this.underWay)
    await tick()
  }

  private async fetch(name: string): Promise<[Parts['Drawing'], Drawable]> {
    const [[parts, components], picture] = await Promise.all([this.fetched(), api.picture(this.game(), name)])
    this.Sprite = parts.Sprite
    setTimeout(this.ondrawn)
    return [parts.Drawing, { picture, components }]
  }

  /** What draws the part of the table that a move was about, as seen by its seat; null where nothing does. */
  async drawMove(move: string, seat: string, seen: Snapshot): Promise<[Parts['Drawing'], Drawable] | null> {
    if (!seen.view || !DRAWINGS[this.game()]) return null
    const [parts] = await this.fetched()
    const part = parts.partOf(move, seat)
    return part ? this.drawPart(part, seat, seen) : null
  }

  /** What draws a table for somebody who walks by; null where nothing does. */
  async drawAtAGlance(seen: Pick<Snapshot, 'view' | 'forecast'>): Promise<[Parts['Drawing'], Drawable] | null> {
    if (!DRAWINGS[this.game()]) return null
    const [parts] = await this.fetched()
    return this.drawPart(parts.AT_A_GLANCE, '', seen)
  }

  /** What draws a part of the table as a seat sees it. */
  async drawPart(
    part: Part,
    seat: string,
    { view, forecast }: Pick<Snapshot, 'view' | 'forecast'>,
  ): Promise<[Parts['Drawing'], Drawable]> {
    const [parts, components] = await this.fetched()
    this.Sprite = parts.Sprite
    return [parts.Drawing, { picture: { ...part, seat, view: view ?? {}, forecast: forecast ?? {} }, components }]
  }

  private fetched(): Promise<[Parts, Components]> {
    const game = this.game()
    return (this.parts ??= Promise.all([
      Promise.all([loadParts(game), i18n.load(game), i18n.load(`${game}table`)]).then(([parts]) => parts),
      api.components(game),
    ]))
  }
}

export function setFigureLoader(game: () => string, ondrawn: () => void): FigureLoader {
  return setContext(KEY, new FigureLoader(game, ondrawn))
}

export function getFigureLoader(): FigureLoader {
  return getContext<FigureLoader>(KEY)
}
