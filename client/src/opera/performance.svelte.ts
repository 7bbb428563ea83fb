import { tick, untrack } from 'svelte'
import type { GameEvent, Item, Sight } from '../game/contract'
import { kept } from '../game/kept'
import { point } from '../parts/pointing'
import { signed } from '../texts/figures'
import { BINDINGS, drawingOf } from './art/pieces'
import type { Asking } from './asking.svelte'
import { afterBeat, cutIntoBeats } from './beats'
import { flightsOf, placesOf, type Flight } from './flights'
import type { Scene } from './scene.svelte'

const SVG = 'http://www.w3.org/2000/svg'
/** The shell leaves the stage alone for so many events at most. */
const MOST_BEATS = 8

/** Plays what happened on the board, one beat after another: things go from where they were to where they are. */
export class Performance {
  #turn = 0
  #shown: Sight | null = null
  #sleeping: { wake: () => void } | null = null

  constructor(
    private readonly scene: Scene,
    private readonly asking: Asking,
    private readonly root: () => HTMLElement | undefined,
  ) {}

  /** Show a new sight. What came first, or comes at no speed, is simply there. */
  show(items: readonly Item[], sight: Sight, speed: number): void {
    untrack(() => {
      if (sight === this.#shown) return
      const events = items.flatMap((item) => item.events ?? [])
      const first = this.#shown === null
      this.#shown = sight
      this.#turn += 1
      this.#sleeping?.wake()
      if (first || speed === 0 || events.length === 0) this.#settle()
      else void this.#play(cutIntoBeats(events), speed, this.#turn)
    })
  }

  /** Ends what is moving; says whether something was. */
  skip(): boolean {
    if (this.asking.resting) return false
    this.#turn += 1
    this.#sleeping?.wake()
    this.#settle()
    return true
  }

  /** Draw the eye to where something happened. */
  point(events: readonly GameEvent[]): void {
    const places = new Set(events.flatMap(placesOf))
    for (const place of places) point(this.#element(place))
  }

  async #play(beats: ReturnType<typeof cutIntoBeats>, speed: number, turn: number): Promise<void> {
    this.asking.resting = false
    const each = beats.length > MOST_BEATS ? (speed * MOST_BEATS) / beats.length : speed
    for (const beat of beats) {
      const flights = flightsOf(this.scene.shown, beat)
      const starts = flights.map((flight) => this.#rect(startOf(flight)))
      this.scene.beat = beat
      this.scene.shown = afterBeat(this.scene.shown, beat)
      await tick()
      if (turn !== this.#turn) return
      flights.forEach((flight, index) => this.#fly(flight, starts[index] ?? null, each))
      await this.#sleep(each)
      if (turn !== this.#turn) return
    }
    this.#settle()
  }

  #settle(): void {
    this.scene.shown = kept(this.scene.shown, this.scene.truth)
    this.scene.beat = []
    this.asking.resting = true
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#sleeping = {
        wake: () => {
          clearTimeout(timer)
          resolve()
        },
      }
    })
  }

  /** The most prominent drawing of a place that is in sight. */
  #element(place: string): Element | null {
    const found = [...(this.root()?.querySelectorAll(`[data-place="${place}"]`) ?? [])]
    const area = (element: Element): number => {
      const { width, height } = element.getBoundingClientRect()
      return width * height
    }
    return found.filter((element) => area(element) > 0).sort((one, two) => area(two) - area(one))[0] ?? null
  }

  #rect(place: string): DOMRect | null {
    return this.#element(place)?.getBoundingClientRect() ?? null
  }

  /** The middle of a rectangle of the screen, in the measures of the drawing. */
  #middle({ x, y, width, height }: DOMRect): { x: number; y: number } {
    const { zoom } = this.scene
    return { x: (x + width / 2) / zoom, y: (y + height / 2) / zoom }
  }

  #fly(flight: Flight, start: DOMRect | null, duration: number): void {
    if (flight.what === 'gain') this.#rise(flight, duration)
    else if (flight.what === 'figure') this.#walk(this.#element(`figure:${flight.figure}`), start, duration)
    else this.#carry(flight, start, duration)
  }

  #walk(element: Element | null, start: DOMRect | null, duration: number): void {
    const end = element?.getBoundingClientRect()
    if (!element || !start || !end) return
    const from = `translate(${(start.x - end.x) / this.scene.zoom}px, ${(start.y - end.y) / this.scene.zoom}px)`
    element.animate([{ transform: from }, { transform: 'none' }], { duration, easing: 'ease-in-out' })
  }

  #carry(flight: Extract<Flight, { what: 'piece' }>, start: DOMRect | null, duration: number): void {
    const target = this.#element(flight.to)
    const end = target?.getBoundingClientRect()
    const root = this.root()
    if (!start || !end || !root) return
    const { width, height } = BINDINGS.m
    const piece = document.createElementNS(SVG, 'svg')
    const drawing = document.createElementNS(SVG, 'use')
    drawing.setAttribute('href', drawingOf(flight.piece, flight.seat, 'm'))
    piece.append(drawing)
    piece.setAttribute('class', 'flying')
    piece.setAttribute('width', String(width))
    piece.setAttribute('height', String(height))
    root.append(piece)
    const at = (rect: DOMRect): string => {
      const middle = this.#middle(rect)
      return `translate(${middle.x - width / 2}px, ${middle.y - height / 2}px)`
    }
    const landed = target?.querySelector<SVGElement>('[data-piece], .piece')
    landed?.style.setProperty('visibility', 'hidden')
    const flown = piece.animate([{ transform: at(start) }, { transform: at(end) }], { duration, easing: 'ease-in-out' })
    flown.onfinish = flown.oncancel = () => {
      piece.remove()
      landed?.style.removeProperty('visibility')
    }
  }

  #rise(flight: Extract<Flight, { what: 'gain' }>, duration: number): void {
    const at = this.#rect(flight.at)
    const root = this.root()
    if (!at || !root) return
    const chip = document.createElement('b')
    chip.className = `rising ${flight.of}`
    chip.textContent = signed(flight.value)
    root.append(chip)
    const { x, y } = this.#middle(at)
    const frames = [
      { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
      { transform: `translate(${x}px, ${y - 16}px)`, opacity: 1, offset: 0.35 },
      { transform: `translate(${x}px, ${y - 34}px)`, opacity: 0 },
    ]
    const risen = chip.animate(frames, { duration: duration * 2.4 })
    risen.onfinish = risen.oncancel = () => chip.remove()
  }
}

function startOf(flight: Flight): string {
  if (flight.what === 'gain') return flight.at
  return flight.what === 'figure' ? `figure:${flight.figure}` : flight.from
}
