/** What flies where: drawings that go from one thing on the table to another. Pure functions of the events. */
import type { GameEvent } from '../game/contract'
import type { Step } from '../game/player.svelte'
import { home, house, mat, piece, place, type Thing } from './moves'

/** Where something starts or lands: a thing, `seat:red`, `pile:opera`, `points:red`, `markers:verdi`. */
export type Anchor = Thing

export interface Flight {
  /** The drawing, or a card with this id. */
  art: string
  from: Anchor
  to: Anchor
  /** Written on it, such as the points. */
  text?: string
}

/** What flies at the same time. */
type Together = Flight[]

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const where = (event: GameEvent): Anchor =>
  event.slot !== undefined
    ? place(String(event.house), String(event.slot))
    : place(String(event.composer), String(event.category))
const seat = (event: GameEvent): Anchor => `seat:${event.seat ?? ''}`
const cards = (ids: string[], from: Anchor, to: Anchor): Together => ids.map((id) => ({ art: `card:${id}`, from, to }))
const pileOf = (event: GameEvent): Anchor => `pile:${event.slot !== undefined ? 'opera' : 'patron'}`

const MARKER = 'marker'

const FLIGHTS: Record<string, (event: GameEvent) => Together[]> = {
  drew: (event) => [[{ art: `back-${String(event.deck)}`, from: `deck:${String(event.deck)}`, to: seat(event) }]],
  discarded: (event) => [[{ art: `back-${String(event.deck)}`, from: seat(event), to: `pile:${String(event.deck)}` }]],
  sponsored: laid,
  changed: laid,
  hired: laid,
  rehearsed: laid,
  recast: laid,
  withdrew: laid,
  dismissed: laid,
  'took-over': laid,
  ousted: laid,
  began: (event) => [[{ art: MARKER, from: `markers:${String(event.composer)}`, to: house(String(event.house)) }]],
  freed: (event) => [[{ art: MARKER, from: house(String(event.house)), to: `markers:${String(event.composer)}` }]],
  producer: (event) => [[{ art: MARKER, from: house(String(event.house)), to: seat(event) }]],
  directed: (event) => [[travel(String(event.composer), goal(event))]],
  'went-home': (event) => [[travel(String(event.composer), home(String(event.composer)))]],
  'turned-up': (event) => [list(event.cards).map((id) => ({ art: `card:${id}`, from: 'deck:opera', to: 'audition' }))],
  points: (event) => [
    [{ art: 'points', from: 'scoring', to: `points:${event.seat ?? ''}`, text: `+${String(event.points)}` }],
  ],
}

/** Cards laid, taken back, or thrown out: what was there leaves first. */
function laid(event: GameEvent): Together[] {
  const there = where(event)
  const leaving = [...cards(list(event.lost), there, pileOf(event)), ...cards(list(event.returned), there, seat(event))]
  const coming = cards(list(event.cards), seat(event), there)
  return [leaving, coming].filter((step) => step.length > 0)
}

function travel(composer: string, to: Anchor): Flight {
  return { art: `p-${composer}`, from: piece(composer), to }
}

function goal(event: GameEvent): Anchor {
  const to = String(event.to ?? '')
  if (event.where === 'mat') return mat(to)
  return event.where === 'house' ? house(to) : home(String(event.composer))
}

/** What happened, step by step, while the table still draws this view. */
export function stepsOf<View>(view: View, events: readonly GameEvent[]): Step<View, Flight>[] {
  return flights(events).map((together) => ({ view, flights: together }))
}

/** Everything that flies, one step after another; points of one performance come together. */
export function flights(events: readonly GameEvent[]): Together[] {
  const steps: Together[] = []
  let scoring: Anchor = 'deck:opera'
  let last = ''
  for (const event of events) {
    if (event.kind === 'performance') scoring = house(String(event.house))
    if (event.kind === 'closed') scoring = mat(String(event.composer))
    const own = (FLIGHTS[event.kind]?.(event) ?? []).map((step) =>
      step.map((flight) => (flight.from === 'scoring' ? { ...flight, from: scoring } : flight)),
    )
    if (event.kind === 'points' && last === 'points') steps.at(-1)?.push(...own.flat())
    else steps.push(...own)
    last = event.kind
  }
  return steps
}

/** Where something happened, to be shown on the board. */
export function anchorsOf(events: readonly GameEvent[]): Anchor[] {
  return flights(events).flatMap((step) => step.flatMap((flight) => [flight.to, flight.from]))
}
