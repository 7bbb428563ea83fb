/** How the flights of this table look: ghosts fly over it, with transforms and opacity only. */
import type { TakeOff } from '../game/player.svelte'
import type { Anchor, Flight } from './flights'

/** Of one change so many events are waited for; more of them go by faster. */
const MOST_EVENTS = 8

/** How long each step takes, so that all of them fit into the time of their events. */
export function pace(length: number, events: number): (steps: number) => number {
  let each = 0
  return (steps) => (each ||= Math.min(length, Math.floor((length * Math.min(events, MOST_EVENTS)) / steps)))
}

/** How long after the first one of a step another takes off, as a part of its flight. */
function lagOf(index: number): number {
  return Math.min(Math.max(index, 0), 4) / 8
}

/** Where a flight begins and ends on the screen. */
interface Path {
  flight: Flight
  start: HTMLElement
  from: DOMRect
  target: DOMRect
}

/** Measured before anything is changed: to measure in between would lay the table out again for every flight. */
function pathOf(root: HTMLElement, flight: Flight): Path | null {
  const start = find(root, flight.from)
  const from = start?.getBoundingClientRect()
  const target = find(root, flight.to)?.getBoundingClientRect()
  return start && from?.width && target?.width ? { flight, start, from, target } : null
}

/** Ghosts of what flies; what has landed stays in the air until the table itself shows it. */
export class Ghosts {
  constructor(
    /** The element that holds the table. */
    private readonly root: HTMLElement,
    /** Where flying things are drawn: above everything, and never in the path. */
    private readonly layer: HTMLElement,
    /** A drawing for a flight. */
    private readonly draw: (flight: Flight) => HTMLElement,
  ) {}

  readonly measure = (flights: readonly Flight[]): ((duration: number) => TakeOff[]) => {
    const paths = flights.map((flight) => pathOf(this.root, flight)).filter((path) => path !== null)
    return (duration) => {
      const ghosts = paths.map(({ flight }) => this.draw(flight))
      this.layer.append(...ghosts)
      const sizes = ghosts.map((ghost) => ghost.getBoundingClientRect())
      const each = duration / (1 + lagOf(paths.length - 1))
      return paths.map((path, index) => () => fly(ghosts[index]!, sizes[index]!, path, each, index))
    }
  }

  readonly clear = (): void => {
    this.layer.replaceChildren()
    for (const gone of this.root.querySelectorAll('[data-gone]')) gone.removeAttribute('data-gone')
  }
}

function fly(ghost: HTMLElement, size: DOMRect, path: Path, duration: number, index: number): Animation {
  const { flight, start, from, target } = path
  const at = (rect: DOMRect, scale: number): string =>
    `translate(${rect.left + rect.width / 2 - size.width / 2}px, ${rect.top + rect.height / 2 - size.height / 2}px) scale(${scale})`
  if (flight.art.startsWith('p-')) start.setAttribute('data-gone', '')
  return ghost.animate(
    [
      { transform: at(from, 0.7), opacity: 0 },
      { transform: at(from, 1), opacity: 1, offset: 0.15 },
      { transform: at(target, 1), opacity: 1 },
    ],
    { duration, delay: lagOf(index) * duration, easing: 'cubic-bezier(.3,0,.2,1)', fill: 'both' },
  )
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
