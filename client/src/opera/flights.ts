/** What flies where during a beat: things by the names of their places on the board. Pure functions. */

import type { GameEvent } from '../game/contract'
import { givenUpFrom } from './beats'
import type { OperaView } from './view'
import type { City, Composer, Figure, Piece } from './words'

export type Flight =
  | { what: 'piece'; piece: Piece; seat: string; from: string; to: string }
  | { what: 'figure'; figure: Figure }
  | { what: 'gain'; of: 'ducats' | 'points'; value: number; at: string }

export function flightsOf(view: OperaView, beat: readonly GameEvent[]): Flight[] {
  return [...beat.flatMap((event) => flightsOfEvent(view, event)), ...gains(beat)]
}

function flightsOfEvent(view: OperaView, event: GameEvent): Flight[] {
  const seat = event.seat ?? ''
  const piece = event.composer as Composer
  switch (event.kind) {
    case 'bought':
      return [{ what: 'piece', piece, seat, from: `offer:${piece}`, to: `stock:${seat}` }]
    case 'sold': {
      const from = event.where === 'stock' ? `stock:${seat}` : `hall:${seat}:${String(event.where)}`
      return [{ what: 'piece', piece, seat, from, to: `palazzo:${view.palazzo.length}` }]
    }
    case 'gave-up': {
      const from = givenUpFrom(view, seat, piece)
      const to = `stock:${String(event.to)}`
      return from && to !== 'stock:discard' ? [{ what: 'piece', piece, seat, from, to }] : []
    }
    case 'programmed':
      return rearranged(view, seat, event.houses as Record<City, (Piece | null)[]>)
    case 'moved':
      return [{ what: 'figure', figure: event.figure as Figure }]
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

/** Each piece that is new in its hall comes from the hall it left, else from the stock. */
function rearranged(view: OperaView, seat: string, houses: Record<City, (Piece | null)[]>): Flight[] {
  const before = view.players[seat]?.houses ?? {}
  const left: { piece: Piece; from: string }[] = []
  const came: { piece: Piece; to: string }[] = []
  for (const [city, halls] of Object.entries(houses) as [City, (Piece | null)[]][])
    halls.forEach((piece, index) => {
      const was = before[city]?.halls[index] ?? null
      const place = `hall:${seat}:${city}.${index + 1}`
      if (was === piece) return
      if (was) left.push({ piece: was, from: place })
      if (piece) came.push({ piece, to: place })
    })
  return came.map(({ piece, to }) => {
    const origin = left.findIndex((one) => one.piece === piece)
    const from = origin >= 0 ? left.splice(origin, 1)[0]!.from : `stock:${seat}`
    return { what: 'piece', piece, seat, from, to }
  })
}

/** Points and ducats of a beat, summed up by seat, rise where they are counted. */
function gains(beat: readonly GameEvent[]): Flight[] {
  const sums = new Map<string, Extract<Flight, { what: 'gain' }>>()
  for (const event of beat) {
    const of = event.kind === 'points' ? 'points' : event.kind === 'earned' || event.kind === 'paid' ? 'ducats' : null
    if (!of || !event.seat) continue
    const at = `${of}:${event.seat}`
    const value = Number(event[of]) * (event.kind === 'paid' ? -1 : 1)
    const sum = sums.get(at) ?? { what: 'gain', of, value: 0, at }
    sums.set(at, { ...sum, value: sum.value + value })
  }
  return [...sums.values()].filter((gain) => gain.value !== 0)
}
