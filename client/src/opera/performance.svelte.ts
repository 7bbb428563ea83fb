import { tick, untrack } from 'svelte'
import { movement, type GameEvent, type Item, type Sight } from '../game/contract'
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
/** A beat that comes late is shorter, so that the shell need not wait, but no shorter than this part of its time. */
const SHORTEST = 0.5
/** A sum is shown so much longer than a flight. */
const TOLD = 2.4
/** Takes off, once everything has been measured. */
type TakeOff = () => Animation

/** Plays what happened on the board, one beat after another: things go from where they were to where they are. */
export class Performance {
  #turn = 0
  #shown: Sight | null = null
  #sleeping: { wake: () => void } | null = null
  /** Whatever moves just now has landed. */
  #landed: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly scene: Scene,
    private readonly asking: Asking,
    private readonly root: () => HTMLElement | undefined,
    /** Above the table: where things fly. */
    private readonly air: () => HTMLElement | undefined,
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

  /** The next beat is drawn when the last one has landed: to draw while things move would make them stutter. */
  async #play(beats: ReturnType<typeof cutIntoBeats>, speed: number, turn: number): Promise<void> {
    this.asking.resting = false
    await this.#landed
    if (turn !== this.#turn) return
    const until = performance.now() + speed * Math.min(beats.length, MOST_BEATS)
    for (const [index, beat] of beats.entries()) {
      const each = Math.max((until - performance.now()) / (beats.length - index), speed * SHORTEST)
      await this.#beat(beat, movement(each), turn)
      if (turn !== this.#turn) return
      await this.#sleep(each)
      await this.#landed
      if (turn !== this.#turn) return
    }
    this.#settle()
  }

  /** Draw the table as it is after the beat, and let fly what led there. Everything is measured before anything flies. */
  async #beat(beat: readonly GameEvent[], duration: number, turn: number): Promise<void> {
    const flights = flightsOf(this.scene.shown, beat)
    const starts = flights.map((flight) => this.#rect(startOf(flight)))
    const rungs = beat.some((event) => event.kind === 'fame') ? this.#rungs() : []
    this.scene.beat = beat
    this.scene.shown = afterBeat(this.scene.shown, beat)
    await tick()
    if (turn !== this.#turn) return
    const moves = flights.map((flight, index) => this.#fly(flight, starts[index] ?? null, duration))
    const climbs = rungs.map(([rung, start]) => this.#walk(rung, start, duration))
    for (const start of [...moves, ...climbs]) start?.()
    this.#landed = this.#landing(duration)
  }

  /** Also what moves by itself, such as markers; but nobody waits for what only tells a sum. */
  #landing(duration: number): Promise<unknown> {
    const moving = this.root()?.getAnimations({ subtree: true }) ?? []
    const awaited = moving.filter((one) => Number(one.effect?.getComputedTiming().endTime) < duration * TOLD)
    return Promise.race([Promise.allSettled(awaited.map((one) => one.finished)), pause(duration * TOLD)])
  }

  /** The rungs of the ladder and where they are. */
  #rungs(): [Element, DOMRect][] {
    const rungs = [...(this.root()?.querySelectorAll('[data-rung]') ?? [])]
    return rungs.map((rung) => [rung, rung.getBoundingClientRect()])
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

  #fly(flight: Flight, start: DOMRect | null, duration: number): TakeOff | null {
    if (flight.what === 'gain') return this.#rise(flight, duration)
    if (flight.what === 'figure') return this.#walk(this.#element(`figure:${flight.figure}`), start, duration)
    return this.#carry(flight, start, duration)
  }

  #walk(element: Element | null, start: DOMRect | null, duration: number): TakeOff | null {
    const end = element?.getBoundingClientRect()
    if (!element || !start || !end || (start.x === end.x && start.y === end.y)) return null
    const from = `translate(${(start.x - end.x) / this.scene.zoom}px, ${(start.y - end.y) / this.scene.zoom}px)`
    return () => element.animate([{ transform: from }, { transform: 'none' }], { duration, easing: 'ease-in-out' })
  }

  #carry(flight: Extract<Flight, { what: 'piece' }>, start: DOMRect | null, duration: number): TakeOff | null {
    const target = this.#element(flight.to)
    const end = target?.getBoundingClientRect()
    if (!target || !start || !end) return null
    const { width, height } = BINDINGS.m
    const at = (rect: DOMRect): string => {
      const middle = this.#middle(rect)
      return `translate(${middle.x - width / 2}px, ${middle.y - height / 2}px)`
    }
    const frames = [{ transform: at(start) }, { transform: at(end) }]
    return () => {
      const landed = target.querySelector<SVGElement>('[data-piece], .piece')
      landed?.style.setProperty('visibility', 'hidden')
      const flown = this.#send(this.#drawn(flight, width, height), frames, { duration, easing: 'ease-in-out' })
      void flown.finished.catch(() => undefined).then(() => landed?.style.removeProperty('visibility'))
      return flown
    }
  }

  #drawn(flight: Extract<Flight, { what: 'piece' }>, width: number, height: number): SVGSVGElement {
    const piece = document.createElementNS(SVG, 'svg')
    const drawing = document.createElementNS(SVG, 'use')
    drawing.setAttribute('href', drawingOf(flight.piece, flight.seat, 'm'))
    piece.append(drawing)
    piece.setAttribute('class', 'flying')
    piece.setAttribute('width', String(width))
    piece.setAttribute('height', String(height))
    return piece
  }

  /** Send something through the air, and take it away when it has landed. */
  #send(thing: HTMLElement | SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    this.air()?.append(thing)
    const moving = thing.animate(frames, timing)
    moving.onfinish = moving.oncancel = () => thing.remove()
    return moving
  }

  #rise(flight: Extract<Flight, { what: 'gain' }>, duration: number): TakeOff | null {
    const at = this.#rect(flight.at)
    if (!at) return null
    const chip = document.createElement('b')
    chip.className = `rising ${flight.of}`
    chip.textContent = signed(flight.value)
    const { x, y } = this.#middle(at)
    const frames = [
      { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
      { transform: `translate(${x}px, ${y - 16}px)`, opacity: 1, offset: 0.35 },
      { transform: `translate(${x}px, ${y - 34}px)`, opacity: 0 },
    ]
    return () => this.#send(chip, frames, { duration: duration * TOLD })
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function startOf(flight: Flight): string {
  if (flight.what === 'gain') return flight.at
  return flight.what === 'figure' ? `figure:${flight.figure}` : flight.from
}
