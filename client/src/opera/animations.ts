/** How the flights of this table look: pieces are carried, figures and rungs walk, sums rise. */
import type { GameEvent, Snapshot } from './types'
import { reuse } from '../game/reuse'
import { TOLD, type Script, type TakeOff } from '../game/player.svelte'
import { highlight } from '../parts/highlight'
import { signed } from '../texts/figures'
import { BINDINGS, drawingOf } from './art/pieces'
import { placesOf, stepsOf, type Flight } from './flights'
import type { Scene } from './scene.svelte'
import type { View } from './view'

const SVG = 'http://www.w3.org/2000/svg'
/** The shell waits for so many events at most. */
const MOST_STEPS = 8
/** A step that comes late is shorter, so that the shell need not wait, but no shorter than this part of its time. */
const SHORTEST = 0.5

/** Where things fly. */
export interface Board {
  root: HTMLElement
  /** Above the table. */
  air: HTMLElement
  zoom: number
}

/** Measures where a flight ends; null where there is nothing to see. */
type Landing = (duration: number) => TakeOff | null

/** How this table shows a change, each event in so many milliseconds. */
export function scriptOf(
  scene: Scene,
  board: () => Board,
  events: readonly GameEvent[],
  snapshot: Snapshot,
  speed: number,
): Script<View, Flight> {
  return {
    steps: () => stepsOf(scene.shown, events),
    lengthOf: pace(speed),
    holds: true,
    draw: (view) => (scene.shown = view),
    measure: (flights) => {
      const landings = flights.map((flight) => measure(board(), flight))
      return (duration) => landings.flatMap((land) => land(duration) ?? [])
    },
    moving: () => board().root.getAnimations({ subtree: true }),
    end: () => (scene.shown = reuse(scene.shown, snapshot.view!)),
  }
}

/** All steps together take no longer than the shell waits. */
function pace(speed: number): (left: number) => number {
  let until = 0
  return (left) => {
    until ||= performance.now() + speed * Math.min(left, MOST_STEPS)
    return Math.max((until - performance.now()) / left, speed * SHORTEST)
  }
}

/** Draw the eye to where something happened. */
export function highlightEvents(root: HTMLElement, events: readonly GameEvent[]): void {
  for (const place of new Set(events.flatMap(placesOf))) highlight(find(root, place))
}

/** The most prominent drawing of a place that is in sight. */
function find(root: HTMLElement, place: string): Element | null {
  const area = (element: Element): number => {
    const { width, height } = element.getBoundingClientRect()
    return width * height
  }
  const found = [...root.querySelectorAll(`[data-place="${place}"]`)].filter((element) => area(element) > 0)
  return found.sort((one, two) => area(two) - area(one))[0] ?? null
}

function measure(board: Board, flight: Flight): Landing {
  switch (flight.what) {
    case 'piece':
      return carry(board, flight)
    case 'figure':
      return walk(board, () => find(board.root, `figure.${flight.figure}`))
    case 'rung':
      return walk(board, () => board.root.querySelector(`[data-rung="${flight.composer}"]`))
    case 'gain':
      return (duration) => rise(board, flight, duration)
  }
}

/** Something that is drawn elsewhere now goes there from where it was. */
function walk({ zoom }: Board, element: () => Element | null): Landing {
  const start = element()?.getBoundingClientRect()
  return (duration) => {
    const now = element()
    const end = now?.getBoundingClientRect()
    if (!now || !start || !end || (start.x === end.x && start.y === end.y)) return null
    const from = `translate(${(start.x - end.x) / zoom}px, ${(start.y - end.y) / zoom}px)`
    return () => now.animate([{ transform: from }, { transform: 'none' }], { duration, easing: 'ease-in-out' })
  }
}

/** A piece flies through the air; where it lands it is seen when it has landed. */
function carry(board: Board, flight: Extract<Flight, { what: 'piece' }>): Landing {
  const start = find(board.root, flight.from)?.getBoundingClientRect()
  const { width, height } = BINDINGS.m
  const at = (rect: DOMRect): string => {
    const { x, y } = middle(board, rect)
    return `translate(${x - width / 2}px, ${y - height / 2}px)`
  }
  return (duration) => {
    const target = find(board.root, flight.to)
    const end = target?.getBoundingClientRect()
    if (!target || !start || !end) return null
    const frames = [{ transform: at(start) }, { transform: at(end) }]
    return () => {
      const landed = target.querySelector<SVGElement>('[data-piece], .piece')
      landed?.style.setProperty('visibility', 'hidden')
      const flown = send(board, drawingFor(flight, width, height), frames, { duration, easing: 'ease-in-out' })
      void flown.finished.catch(() => undefined).then(() => landed?.style.removeProperty('visibility'))
      return flown
    }
  }
}

function drawingFor(flight: Extract<Flight, { what: 'piece' }>, width: number, height: number): SVGSVGElement {
  const piece = document.createElementNS(SVG, 'svg')
  const drawing = document.createElementNS(SVG, 'use')
  drawing.setAttribute('href', drawingOf(flight.piece, flight.seat, 'm'))
  piece.append(drawing)
  piece.setAttribute('class', 'flying')
  piece.setAttribute('width', String(width))
  piece.setAttribute('height', String(height))
  return piece
}

/** Points or ducats rise from where they are counted. */
function rise(board: Board, flight: Extract<Flight, { what: 'gain' }>, duration: number): TakeOff | null {
  const at = find(board.root, flight.at)?.getBoundingClientRect()
  if (!at) return null
  const chip = document.createElement('b')
  chip.className = `rising ${flight.of}`
  chip.textContent = signed(flight.value)
  const { x, y } = middle(board, at)
  const frames = [
    { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
    { transform: `translate(${x}px, ${y - 16}px)`, opacity: 1, offset: 0.35 },
    { transform: `translate(${x}px, ${y - 34}px)`, opacity: 0 },
  ]
  return () => send(board, chip, frames, { duration: duration * TOLD })
}

/** Send something through the air, and take it away when it has landed. */
function send(
  { air }: Board,
  thing: HTMLElement | SVGElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  air.append(thing)
  const moving = thing.animate(frames, timing)
  moving.onfinish = moving.oncancel = () => thing.remove()
  return moving
}

/** The middle of a rectangle of the screen, in the measures of the drawing. */
function middle({ zoom }: Board, { x, y, width, height }: DOMRect): { x: number; y: number } {
  return { x: (x + width / 2) / zoom, y: (y + height / 2) / zoom }
}
