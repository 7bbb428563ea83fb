/** Events grouped by what is shown at the same time, and the view after each group. Pure functions. */

import type { Bought, Built, Fame, Programmed, Sold } from '../api/generated/opera'
import type { GameEvent } from './types'
import type { House, Player, View } from './view'
import { CITIES, isCity, type City, type Piece, type Seat } from './words'

/** Told by others, or nothing to see. */
const QUIET = new Set(['sealed', 'intermezzo', 'declined', 'shuffled', 'counting'])

export function groupEvents(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (QUIET.has(event.kind)) continue
    if (last && belongs(last[0]!, event)) last.push(event)
    else groups.push([event])
  }
  return groups
}

function belongs(first: GameEvent, next: GameEvent): boolean {
  if (next.kind === 'paid') return first.kind === 'bought' || first.kind === 'built' || first.kind === 'bid'
  if (next.kind === 'earned') return first.kind === 'sold' || first.kind === 'earned' || first.kind === 'income'
  if (next.kind === 'points' && (first.kind === 'built' || first.kind === 'sold')) return true
  if (next.kind === 'marker' && first.kind === 'hired') return true
  if (first.kind === 'points') return next.kind === 'points' && first.seat === next.seat
  if (first.kind === 'income') return next.kind === 'income' && first.seat === next.seat
  return first.kind === next.kind && (next.kind === 'fame' || next.kind === 'bid')
}

/** The view after an event: only what the event itself tells. The truth comes with the snapshot at the end. */
export function after(view: View, event: GameEvent): View {
  switch (event.kind) {
    case 'marker':
      return { ...view, budget: { ...view.budget, [event.seat]: [event.level, event.column] } }
    case 'hired':
      return { ...view, roles: { ...view.roles, [event.role]: event.seat } }
    case 'ended':
      return withPlayer(view, event.seat, (player) => ({ ...player, ended: true }))
    case 'points':
      return withPlayer(view, event.seat, (player) => ({ ...player, points: player.points + event.points }))
    case 'paid':
      return withDucats(view, event.seat, -event.ducats)
    case 'earned':
      return withDucats(view, event.seat, event.ducats)
    case 'bought':
      return bought(view, event)
    case 'sold':
      return sold(view, event)
    case 'gave-up':
      return without(view, event.seat, event.composer, event.places.from)
    case 'programmed':
      return programmed(view, event)
    case 'built':
      return built(view, event)
    case 'moved':
      return { ...view, figures: { ...view.figures, [event.figure]: event.city } }
    case 'offer':
      return { ...view, offer: event.offer }
    case 'palazzo':
      return { ...view, palazzo: [] }
    case 'round':
      return { ...view, round: event.round, phase: 'budget', roles: {} }
    default:
      return view
  }
}

/** A whole group; the changes of fame are one change of the ladder. */
export function afterGroup(view: View, group: readonly GameEvent[]): View {
  const fame = group.filter((event) => event.kind === 'fame')
  return fame.length > 0 ? climbed(view, fame) : group.reduce(after, view)
}

function climbed(view: View, changes: readonly Fame[]): View {
  const ladder = [...view.ladder]
  for (const { composer, fame } of changes) ladder[fame - 1] = composer
  return { ...view, ladder }
}

function withPlayer(view: View, seat: Seat, change: (player: Player) => Player): View {
  const player = view.players[seat]
  return player ? { ...view, players: { ...view.players, [seat]: change(player) } } : view
}

function withDucats(view: View, seat: Seat, change: number): View {
  return withPlayer(view, seat, (player) =>
    player.ducats === undefined ? player : { ...player, ducats: player.ducats + change },
  )
}

function withStock(player: Player, piece: Piece, change: number): Player {
  if (!player.stock) return player
  return { ...player, stock: { ...player.stock, [piece]: (player.stock[piece] ?? 0) + change } }
}

function bought(view: View, { seat, composer }: Bought): View {
  const offer = { ...view.offer, [composer]: (view.offer[composer] ?? 1) - 1 }
  return withPlayer({ ...view, offer }, seat, (player) => withStock(player, composer, 1))
}

function sold(view: View, { seat, composer, places }: Sold): View {
  return without({ ...view, palazzo: [...view.palazzo, composer] }, seat, composer, places.from)
}

function withHouse(view: View, seat: Seat, city: City, change: (house: House) => House): View {
  return withPlayer(view, seat, (player) => {
    const house = player.houses[city] ?? { wings: 0, halls: [] }
    return { ...player, houses: { ...player.houses, [city]: change(house) } }
  })
}

/** A piece has left its hall (`hall.red.wien.1`) or the stock. */
function without(view: View, seat: Seat, piece: Piece, place: string): View {
  const [where, , city = '', hall] = place.split('.')
  if (where === 'stock') return withPlayer(view, seat, (player) => withStock(player, piece, -1))
  if (!isCity(city)) return view
  return withHouse(view, seat, city, (house) => ({ ...house, halls: house.halls.with(Number(hall) - 1, null) }))
}

function programmed(view: View, { seat, houses }: Programmed): View {
  return CITIES.reduce((shown, city) => {
    const halls = houses[city]
    return halls ? withHouse(shown, seat, city, (house) => ({ ...house, halls })) : shown
  }, view)
}

function built(view: View, { seat, city, part, halls }: Built): View {
  const left = view.supply[city]
  const supply = { ...view.supply, [city]: { ...left, [part]: left[part] - 1 } }
  const wings = part === 'wing' ? 1 : 0
  return withHouse({ ...view, supply }, seat, city, (house) => ({
    wings: house.wings + wings,
    halls: [...house.halls, ...Array<null>(halls).fill(null)],
  }))
}
