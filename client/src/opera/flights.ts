/** What flies where: things by the places that the events name. Pure functions of two views and the events between. */

import type { Bought, GaveUp, Sold } from '../api/generated/opera'
import type { Step } from '../game/player.svelte'
import { afterGroup, groupEvents } from './eventGroups'
import type { GameEvent } from './types'
import type { View } from './view'
import { CITIES, FIGURES, type Composer, type Figure, type Piece, type Seat } from './words'

export type Flight =
  | { what: 'piece'; piece: Piece; seat: Seat; from: string; to: string }
  | { what: 'figure'; figure: Figure }
  | { what: 'rung'; composer: Composer }
  | { what: 'gain'; of: 'ducats' | 'points'; value: number; at: string }

/** What happened, step by step from this view on. */
export function stepsOf(view: View, events: readonly GameEvent[]): Step<View, Flight, GameEvent>[] {
  let before = view
  return groupEvents(events).map((group) => {
    const after = afterGroup(before, group)
    const step = { events: group, view: after, flights: flights(before, after, group) }
    before = after
    return step
  })
}

/** What flies at the same time from one view to the next. */
export function flights(before: View, after: View, events: readonly GameEvent[]): Flight[] {
  return [
    ...events.flatMap((event) => pieceFlights(before, after, event)),
    ...FIGURES.filter((figure) => before.figures[figure] !== after.figures[figure]).map((figure): Flight => ({
      what: 'figure',
      figure,
    })),
    ...after.ladder
      .filter((composer, rung) => before.ladder[rung] !== composer)
      .map((composer): Flight => ({ what: 'rung', composer })),
    ...gains(events),
  ]
}

function pieceFlights(before: View, after: View, event: GameEvent): Flight[] {
  switch (event.kind) {
    case 'bought':
    case 'sold':
      return [carried(event)]
    case 'gave-up':
      return event.places.to.startsWith('stock.') ? [carried(event)] : []
    case 'programmed':
      return rearranged(before, after, event.seat)
    default:
      return []
  }
}

function carried({ composer, seat, places }: Bought | Sold | GaveUp): Flight {
  return { what: 'piece', piece: composer, seat, ...places }
}

/** Where an event can be seen on the board, to be pointed at. */
export function placesOf(event: GameEvent): string[] {
  switch (event.kind) {
    case 'marker':
    case 'bid':
    case 'hired':
    case 'fame':
    case 'points':
      return [event.places.at]
    case 'moved':
      return [`figure.${event.figure}`]
    case 'bought':
      return [`ladder.${event.composer}`, event.places.to]
    case 'sold':
      return [event.places.from]
    case 'built':
    case 'income':
      return [`hall.${event.seat}.${event.city}.1`]
    case 'programmed':
      return Object.keys(event.houses).map((city) => `hall.${event.seat}.${city}.1`)
    default:
      return []
  }
}

interface Placed {
  piece: Piece
  place: string
}

/** The pieces that left their halls between two views, and those that came. */
function changes(before: View, after: View, seat: Seat): { left: Placed[]; came: Placed[] } {
  const left: Placed[] = []
  const came: Placed[] = []
  for (const city of CITIES)
    after.players[seat]?.houses[city]?.halls.forEach((piece, index) => {
      const was = before.players[seat]?.houses[city]?.halls[index] ?? null
      const place = `hall.${seat}.${city}.${index + 1}`
      if (was === piece) return
      if (was) left.push({ piece: was, place })
      if (piece) came.push({ piece, place })
    })
  return { left, came }
}

/** Each piece that is new in its hall comes from the hall it left, else from the stock. */
function rearranged(before: View, after: View, seat: Seat): Flight[] {
  const { left, came } = changes(before, after, seat)
  return came.map(({ piece, place: to }) => {
    const origin = left.findIndex((one) => one.piece === piece)
    const from = origin >= 0 ? left.splice(origin, 1)[0]!.place : `stock.${seat}`
    return { what: 'piece', piece, seat, from, to }
  })
}

/** Points and ducats of a group, summed up by seat, rise where they are counted. */
function gains(group: readonly GameEvent[]): Flight[] {
  const sums = new Map<string, Extract<Flight, { what: 'gain' }>>()
  for (const event of group) {
    const gain = gainOf(event)
    if (gain) sums.set(gain.at, { ...gain, value: gain.value + (sums.get(gain.at)?.value ?? 0) })
  }
  return [...sums.values()].filter((gain) => gain.value !== 0)
}

function gainOf(event: GameEvent): Extract<Flight, { what: 'gain' }> | null {
  switch (event.kind) {
    case 'points':
      return { what: 'gain', of: 'points', value: event.points, at: event.places.at }
    case 'earned':
      return { what: 'gain', of: 'ducats', value: event.ducats, at: event.places.to }
    case 'paid':
      return { what: 'gain', of: 'ducats', value: -event.ducats, at: event.places.from }
    default:
      return null
  }
}
