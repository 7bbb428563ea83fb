/** Lets things fly over the table, one step after another, with transforms and opacity only. */
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

export class Playing {
  #running: Animation[] = []
  #skipped = false

  /** Play all steps, each of that length; what has landed stays until `clear`. */
  async play(stage: Stage, steps: readonly Step[], length: number): Promise<void> {
    this.#skipped = false
    for (const step of steps) {
      if (this.#skipped || length === 0) return
      await this.#step(stage, step, length)
    }
  }

  async #step(stage: Stage, step: Step, length: number): Promise<void> {
    const flying = step.map((flight, index) => this.#fly(stage, flight, length, index))
    await Promise.all(flying.map((animation) => animation?.finished.catch(() => undefined)))
    this.#running = []
  }

  #fly(stage: Stage, flight: Flight, length: number, index: number): Animation | null {
    const from = find(stage.root, flight.from)?.getBoundingClientRect()
    const target = find(stage.root, flight.to)?.getBoundingClientRect()
    if (!from || !target || from.width === 0 || target.width === 0) return null
    const ghost = stage.draw(flight)
    stage.layer.append(ghost)
    const size = ghost.getBoundingClientRect()
    const at = (rect: DOMRect, scale: number): string =>
      `translate(${rect.left + rect.width / 2 - size.width / 2}px, ${rect.top + rect.height / 2 - size.height / 2}px) scale(${scale})`
    if (flight.art.startsWith('p-')) find(stage.root, flight.from)?.setAttribute('data-gone', '')
    const animation = ghost.animate(
      [
        { transform: at(from, 0.7), opacity: 0 },
        { transform: at(from, 1), opacity: 1, offset: 0.15 },
        { transform: at(target, 1), opacity: 1 },
      ],
      { duration: length, delay: Math.min(index, 4) * (length / 8), easing: 'cubic-bezier(.3,0,.2,1)', fill: 'both' },
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
    const found = [...root.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)].find((element) => element.offsetParent !== null)
    if (found) return found
  }
  return null
}

function stands(anchor: Anchor): Anchor[] {
  const [kind, name = ''] = anchor.split(':') as [string, string?]
  if (kind === 'place') return [`mat:${name.split('.')[0]}`, `house:${name.split('.')[0]}`, name.startsWith('H') ? 'tab:houses' : 'tab:mats']
  if (kind === 'mat' || kind === 'piece' || kind === 'home' || kind === 'markers') return [`opera:${name}`, `piece:${name}`, 'tab:mats']
  if (kind === 'house' || kind === 'audition') return ['tab:houses']
  if (kind === 'points') return [`seat:${name}`, 'tab:players']
  return ['tab:players']
}
