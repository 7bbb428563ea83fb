/** What flies where: drawings that go from one thing on the table to another. Pure functions of the events. */
import type * as wire from '../api/generated/operaopoly'
import type { Step } from '../game/player.svelte'
import { piece, type Thing } from './moves'
import type { GameEvent } from './types'

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

/** How the table calls the places of events; what a seat has all lies at its seat. */
const ANCHORS: Record<string, string> = {
  category: 'place',
  slot: 'place',
  discard: 'pile',
  hand: 'seat',
  bonus: 'seat',
  kept: 'seat',
}

/** `slot.H1.male` is drawn at `place:H1.male`. */
function anchorOf(place: string): Anchor {
  const [kind = '', ...names] = place.split('.')
  return names.length > 0 ? `${ANCHORS[kind] ?? kind}:${names.join('.')}` : kind
}

const fly = (art: string, { from, to }: wire.FromTo): Flight => ({ art, from: anchorOf(from), to: anchorOf(to) })
const cards = (ids: string[], way: wire.FromTo): Together => ids.map((id) => fly(`card:${id}`, way))

type Laid =
  | wire.Sponsored
  | wire.Changed
  | wire.Withdrew
  | wire.TookOver
  | wire.Hired
  | wire.Recast
  | wire.Dismissed
  | wire.Ousted

/** Cards laid, or thrown out: what was there leaves first. */
function laid(event: Laid): Together[] {
  const { places } = event
  if (event.kind === 'withdrew' || event.kind === 'dismissed') return [cards(event.returned, places)]
  const leaving = [
    ...('lost' in event ? cards(event.lost, { from: places.to, to: event.places.lost }) : []),
    ...('returned' in event ? cards(event.returned, { from: places.to, to: event.places.returned }) : []),
  ]
  return [leaving, cards(event.cards, places)].filter((step) => step.length > 0)
}

/** The steps of one event. */
function stepsOfEvent(event: GameEvent): Together[] {
  switch (event.kind) {
    case 'drew':
    case 'discarded':
      return [[fly(`back-${event.deck}`, event.places)]]
    case 'sponsored':
    case 'changed':
    case 'withdrew':
    case 'took-over':
    case 'hired':
    case 'rehearsed':
    case 'recast':
    case 'dismissed':
    case 'ousted':
      return laid(event)
    case 'began':
    case 'freed':
    case 'producer':
      return [[fly('marker', event.places)]]
    case 'directed':
    case 'went-home':
      return [[{ ...fly(`p-${event.composer}`, event.places), from: piece(event.composer) }]]
    case 'turned-up':
      return [cards(event.cards, event.places)]
    case 'points':
      return [[{ ...fly('points', event.places), text: `+${event.points}` }]]
    default:
      return []
  }
}

/** What happened, step by step, while the table still draws this view. */
export function stepsOf<View>(view: View, events: readonly GameEvent[]): Step<View, Flight>[] {
  return flights(events).map((together) => ({ view, flights: together }))
}

/** Everything that flies, one step after another; points that follow each other come together. */
export function flights(events: readonly GameEvent[]): Together[] {
  const steps: Together[] = []
  for (const [index, event] of events.entries()) {
    const own = stepsOfEvent(event)
    if (event.kind === 'points' && events[index - 1]?.kind === 'points') steps.at(-1)?.push(...own.flat())
    else steps.push(...own)
  }
  return steps
}

/** Where something happened, to be shown on the board. */
export function anchorsOf(events: readonly GameEvent[]): Anchor[] {
  return flights(events).flatMap((step) => step.flatMap((flight) => [flight.to, flight.from]))
}
