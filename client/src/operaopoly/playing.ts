/** Lets things fly over the table, one step after another, with transforms and opacity only. */
import { movement } from '../game/contract'
import type { Anchor, Flight, Step } from './flights'

export interface Stage {
  /** The element that holds the table. */
  root: HTMLElement
  /** Where flying things are drawn: above everything, and never in the way. */
  layer: HTMLElement
  /** A drawing for a flight. */
  draw(flight: Flight): HTMLElement
}

/** Of one change so many events are waited for; more of them go by faster. */
const MOST_EVENTS = 8

/** How long each step takes, so that all of them fit into the time of their events. */
export function pace(length: number, events: number, steps: number): number {
  if (steps === 0) return 0
  return Math.min(length, Math.floor((length * Math.min(events, MOST_EVENTS)) / steps))
}

/** How long after the first one of a step another takes off, as a part of its flight. */
function lagOf(index: number): number {
  return Math.min(Math.max(index, 0), 4) / 8
}

/** Where a flight begins and ends on the screen. */
interface Way {
  flight: Flight
  start: HTMLElement
  from: DOMRect
  target: DOMRect
}

/** Measured before anything is changed: to measure in between would lay the table out again for every flight. */
function wayOf(root: HTMLElement, flight: Flight): Way | null {
  const start = find(root, flight.from)
  const from = start?.getBoundingClientRect()
  const target = find(root, flight.to)?.getBoundingClientRect()
  return start && from?.width && target?.width ? { flight, start, from, target } : null
}

export class Playing {
  #running: Animation[] = []
  #skipped = false

  /** Play all steps, each of that length; what has landed stays until `clear`. */
  async play(stage: Stage, steps: readonly Step[], length: number): Promise<void> {
    this.#skipped = false
    if (length === 0) return
    for (const step of steps) {
      await this.#step(stage, step, length)
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- skip() may have been called meanwhile
      if (this.#skipped) return
    }
  }

  async #step(stage: Stage, step: Step, length: number): Promise<void> {
    const ways = step.map((flight) => wayOf(stage.root, flight)).filter((way) => way !== null)
    const ghosts = ways.map(({ flight }) => stage.draw(flight))
    stage.layer.append(...ghosts)
    const sizes = ghosts.map((ghost) => ghost.getBoundingClientRect())
    const duration = movement(length) / (1 + lagOf(ways.length - 1))
    const flying = ways.map((way, index) => this.#fly(ghosts[index]!, sizes[index]!, way, duration, index))
    await Promise.all(flying.map((animation) => animation.finished.catch(() => undefined)))
    this.#running = []
  }

  #fly(
    ghost: HTMLElement,
    size: DOMRect,
    { flight, start, from, target }: Way,
    duration: number,
    index: number,
  ): Animation {
    const at = (rect: DOMRect, scale: number): string =>
      `translate(${rect.left + rect.width / 2 - size.width / 2}px, ${rect.top + rect.height / 2 - size.height / 2}px) scale(${scale})`
    if (flight.art.startsWith('p-')) start.setAttribute('data-gone', '')
    const animation = ghost.animate(
      [
        { transform: at(from, 0.7), opacity: 0 },
        { transform: at(from, 1), opacity: 1, offset: 0.15 },
        { transform: at(target, 1), opacity: 1 },
      ],
      { duration, delay: lagOf(index) * duration, easing: 'cubic-bezier(.3,0,.2,1)', fill: 'both' },
    )
    this.#running.push(animation)
    return animation
  }

  /** Everything lands at once. */
  skip(): void {
    this.#skipped = true
    for (const animation of this.#running) animation.finish()
  }

  /** Take the drawings away: the table itself shows the rest. */
  clear(stage: Stage): void {
    stage.layer.replaceChildren()
    for (const gone of stage.root.querySelectorAll('[data-gone]')) gone.removeAttribute('data-gone')
  }
}

/** The thing on the table; on a phone its tab stands for what is on another pane. */
export function find(root: HTMLElement, anchor: Anchor): HTMLElement | null {
  for (const name of [anchor, ...stands(anchor)]) {
    const found = [...root.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)].find(
      (element) => element.offsetParent !== null,
    )
    if (found) return found
  }
  return null
}

function stands(anchor: Anchor): Anchor[] {
  const [kind, name = ''] = anchor.split(':') as [string, string?]
  if (kind === 'place')
    return [
      `mat:${name.split('.')[0]}`,
      `house:${name.split('.')[0]}`,
      name.startsWith('H') ? 'tab:houses' : 'tab:mats',
    ]
  if (kind === 'mat' || kind === 'piece' || kind === 'home' || kind === 'markers')
    return [`opera:${name}`, `piece:${name}`, 'tab:mats']
  if (kind === 'house' || kind === 'audition') return ['tab:houses']
  if (kind === 'points') return [`seat:${name}`, 'tab:players']
  return ['tab:players']
}
