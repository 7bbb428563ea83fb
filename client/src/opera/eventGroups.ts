/** Events grouped by what is shown at the same time, and the view after each group. Pure functions. */

import type { GameEvent } from '../game/contract'
import type { Bag, House, OperaView, Player } from './view'
import type { City, Composer, Figure, Part, Piece, Role } from './words'

/** Events of one kind and rule that belong together. */
const TOGETHER = new Set(['fame', 'income', 'points', 'bid'])
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
  if (!TOGETHER.has(next.kind) || first.kind !== next.kind) return false
  return next.kind === 'fame' || next.kind === 'bid' || first.seat === next.seat
}

/** The view after an event: only what the event itself tells. The truth comes with the snapshot at the end. */
export function after(view: OperaView, event: GameEvent): OperaView {
  const seat = event.seat ?? ''
  switch (event.kind) {
    case 'marker':
      return { ...view, budget: { ...view.budget, [seat]: [Number(event.level), Number(event.column)] } }
    case 'hired':
      return { ...view, roles: { ...view.roles, [event.role as Role]: seat } }
    case 'ended':
      return withPlayer(view, seat, (player) => ({ ...player, ended: true }))
    case 'points':
      return withPlayer(view, seat, (player) => ({ ...player, points: player.points + Number(event.points) }))
    case 'paid':
      return withDucats(view, seat, -Number(event.ducats))
    case 'earned':
      return withDucats(view, seat, Number(event.ducats))
    case 'bought':
      return bought(view, seat, event.composer as Composer)
    case 'sold':
      return sold(view, seat, event.composer as Composer, String(event.where))
    case 'gave-up':
      return gaveUp(view, seat, event.composer as Composer)
    case 'programmed':
      return programmed(view, seat, event.houses as Record<City, (Piece | null)[]>)
    case 'built':
      return built(view, seat, event.city as City, event.part as Part, Number(event.halls))
    case 'moved':
      return { ...view, figures: { ...view.figures, [event.figure as Figure]: event.city as City } }
    case 'offer':
      return { ...view, offer: event.offer as Bag }
    case 'palazzo':
      return { ...view, palazzo: [] }
    case 'round':
      return { ...view, round: Number(event.round), phase: 'budget', roles: {} }
    default:
      return view
  }
}

/** A whole group; the changes of fame are one change of the ladder. */
export function afterGroup(view: OperaView, group: readonly GameEvent[]): OperaView {
  const fame = group.filter((event) => event.kind === 'fame')
  return fame.length > 0 ? climbed(view, fame) : group.reduce(after, view)
}

function climbed(view: OperaView, changes: readonly GameEvent[]): OperaView {
  const ladder = [...view.ladder]
  for (const change of changes) ladder[Number(change.fame) - 1] = change.composer as Composer
  return { ...view, ladder }
}

function withPlayer(view: OperaView, seat: string, change: (player: Player) => Player): OperaView {
  const player = view.players[seat]
  return player ? { ...view, players: { ...view.players, [seat]: change(player) } } : view
}

function withDucats(view: OperaView, seat: string, change: number): OperaView {
  return withPlayer(view, seat, (player) =>
    player.ducats === undefined ? player : { ...player, ducats: player.ducats + change },
  )
}

function withStock(player: Player, piece: Piece, change: number): Player {
  if (!player.stock) return player
  return { ...player, stock: { ...player.stock, [piece]: (player.stock[piece] ?? 0) + change } }
}

function bought(view: OperaView, seat: string, composer: Composer): OperaView {
  const offer = { ...view.offer, [composer]: (view.offer[composer] ?? 1) - 1 }
  return withPlayer({ ...view, offer }, seat, (player) => withStock(player, composer, 1))
}

function sold(view: OperaView, seat: string, composer: Composer, where: string): OperaView {
  const shown = { ...view, palazzo: [...view.palazzo, composer] }
  if (where === 'stock') return withPlayer(shown, seat, (player) => withStock(player, composer, -1))
  const [city, hall] = where.split('.') as [City, string]
  return withHall(shown, seat, city, Number(hall), null)
}

function gaveUp(view: OperaView, seat: string, composer: Composer): OperaView {
  const city = view.figures.esperto
  const hall = city ? (view.players[seat]?.houses[city]?.halls.indexOf(composer) ?? -1) + 1 : 0
  return city && hall ? withHall(view, seat, city, hall, null) : view
}

function withHouse(view: OperaView, seat: string, city: City, change: (house: House) => House): OperaView {
  return withPlayer(view, seat, (player) => {
    const house = player.houses[city] ?? { wings: 0, halls: [] }
    return { ...player, houses: { ...player.houses, [city]: change(house) } }
  })
}

function withHall(view: OperaView, seat: string, city: City, hall: number, piece: Piece | null): OperaView {
  return withHouse(view, seat, city, (house) => ({ ...house, halls: house.halls.with(hall - 1, piece) }))
}

function programmed(view: OperaView, seat: string, houses: Record<City, (Piece | null)[]>): OperaView {
  let shown = view
  for (const [city, halls] of Object.entries(houses) as [City, (Piece | null)[]][])
    shown = withHouse(shown, seat, city, (house) => ({ ...house, halls }))
  return shown
}

function built(view: OperaView, seat: string, city: City, part: Part, halls: number): OperaView {
  const left = view.supply[city]
  const supply = { ...view.supply, [city]: { ...left, [part]: left[part] - 1 } }
  const wings = part === 'wing' ? 1 : 0
  return withHouse({ ...view, supply }, seat, city, (house) => ({
    wings: house.wings + wings,
    halls: [...house.halls, ...Array<null>(halls).fill(null)],
  }))
}
