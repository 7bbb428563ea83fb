/** What flies where: things by the names of their places on the board. Pure functions of two views and the events between. */

import type { GameEvent } from '../game/contract'
import type { Step } from '../game/player.svelte'
import { afterGroup, groupEvents } from './eventGroups'
import type { House, OperaView } from './view'
import { FIGURES, type City, type Composer, type Figure, type Piece } from './words'

export type Flight =
  | { what: 'piece'; piece: Piece; seat: string; from: string; to: string }
  | { what: 'figure'; figure: Figure }
  | { what: 'rung'; composer: Composer }
  | { what: 'gain'; of: 'ducats' | 'points'; value: number; at: string }

/** What happened, step by step from this view on. */
export function stepsOf(view: OperaView, events: readonly GameEvent[]): Step<OperaView, Flight>[] {
  let before = view
  return groupEvents(events).map((group) => {
    const after = afterGroup(before, group)
    const step = { events: group, view: after, flights: flights(before, after, group) }
    before = after
    return step
  })
}

/** What flies at the same time from one view to the next. */
export function flights(before: OperaView, after: OperaView, events: readonly GameEvent[]): Flight[] {
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

function pieceFlights(before: OperaView, after: OperaView, event: GameEvent): Flight[] {
  const seat = event.seat ?? ''
  const piece = event.composer as Composer
  const fly = (from: string, to: string): Flight[] => [{ what: 'piece', piece, seat, from, to }]
  switch (event.kind) {
    case 'bought':
      return fly(`offer:${piece}`, `stock:${seat}`)
    case 'sold': {
      const from = event.where === 'stock' ? `stock:${seat}` : `hall:${seat}:${String(event.where)}`
      return fly(from, `palazzo:${before.palazzo.length}`)
    }
    case 'gave-up': {
      const to = String(event.to)
      const from = changes(before, after, seat).left.find((one) => one.piece === piece)?.place
      return from && before.players[to] ? fly(from, `stock:${to}`) : []
    }
    case 'programmed':
      return rearranged(before, after, seat)
    default:
      return []
  }
}

/** Where an event can be seen on the board, to be pointed at. */
export function placesOf(event: GameEvent): string[] {
  const seat = event.seat ?? ''
  const word = (name: string): string => String(event[name] ?? '')
  switch (event.kind) {
    case 'marker':
    case 'bid':
      return [`marker:${seat}`]
    case 'hired':
      return [`role:${word('role')}`]
    case 'moved':
      return [`figure:${word('figure')}`]
    case 'fame':
      return [`rung:${word('composer')}`]
    case 'bought':
      return [`rung:${word('composer')}`, `stock:${seat}`]
    case 'sold':
      return [event.where === 'stock' ? `stock:${seat}` : `hall:${seat}:${word('where')}`]
    case 'points':
      return [`points:${seat}`]
    case 'built':
    case 'income':
      return [`hall:${seat}:${word('city')}.1`]
    case 'programmed':
      return Object.keys(event.houses ?? {}).map((city) => `hall:${seat}:${city}.1`)
    default:
      return []
  }
}

interface Placed {
  piece: Piece
  place: string
}

/** The pieces that left their halls between two views, and those that came. */
function changes(before: OperaView, after: OperaView, seat: string): { left: Placed[]; came: Placed[] } {
  const left: Placed[] = []
  const came: Placed[] = []
  const houses = before.players[seat]?.houses ?? {}
  for (const [city, { halls }] of Object.entries(after.players[seat]?.houses ?? {}) as [City, House][])
    halls.forEach((piece, index) => {
      const was = houses[city]?.halls[index] ?? null
      const place = `hall:${seat}:${city}.${index + 1}`
      if (was === piece) return
      if (was) left.push({ piece: was, place })
      if (piece) came.push({ piece, place })
    })
  return { left, came }
}

/** Each piece that is new in its hall comes from the hall it left, else from the stock. */
function rearranged(before: OperaView, after: OperaView, seat: string): Flight[] {
  const { left, came } = changes(before, after, seat)
  return came.map(({ piece, place: to }) => {
    const origin = left.findIndex((one) => one.piece === piece)
    const from = origin >= 0 ? left.splice(origin, 1)[0]!.place : `stock:${seat}`
    return { what: 'piece', piece, seat, from, to }
  })
}

/** Points and ducats of a group, summed up by seat, rise where they are counted. */
function gains(group: readonly GameEvent[]): Flight[] {
  const sums = new Map<string, Extract<Flight, { what: 'gain' }>>()
  for (const event of group) {
    const of = event.kind === 'points' ? 'points' : event.kind === 'earned' || event.kind === 'paid' ? 'ducats' : null
    if (!of || !event.seat) continue
    const at = `${of}:${event.seat}`
    const value = Number(event[of]) * (event.kind === 'paid' ? -1 : 1)
    const sum = sums.get(at) ?? { what: 'gain', of, value: 0, at }
    sums.set(at, { ...sum, value: sum.value + value })
  }
  return [...sums.values()].filter((gain) => gain.value !== 0)
}
