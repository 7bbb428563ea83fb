/** A last performance, and the end of the game, as a score sheet: what everybody scores, and for what. Pure functions. */
import type { Performance, Points } from '../../api/generated/operaopoly'
import { placesBy } from '../../scenes/standing'
import type { GameEvent } from '../types'
import type { Composer, Seat } from '../view'

export type Reason = Points['why']
/** A line of the account: who keeps the marker, or what points are given for. */
export type Row = 'producer' | Reason

export interface Gain {
  points: number
  /** The place it comes from, as events name it. */
  from: string
}

export interface SeatSheet {
  seat: Seat
  before: number
  after: number
  /** Opera markers kept, those of this performance among them. */
  markers: number
  /** Bonus cards that nobody else has seen afterwards. */
  hidden: number
  /** Bonus cards that are paid now. */
  shown: string[]
  gains: Record<Reason, Gain[]>
}

export interface SceneSheet {
  /** Nothing where the season is abandoned. */
  performance: Performance | null
  producer: Seat | null
  seats: SeatSheet[]
  rows: Row[]
  /** The rule behind each line. */
  rules: Record<Row, string>
  turnsTo: string
  closed: Composer | null
  last: boolean
  /** Seats from first to last, those that share a place together. */
  ranking: string[][]
  /** Who comes first where points are equal: who keeps more markers. */
  order: Seat[][]
}

const SCORED: Row[] = ['producer', 'cards', 'house', 'bonus', 'plus', 'sponsor']
const REASONS: Reason[] = ['cards', 'house', 'bonus', 'plus', 'sponsor', 'closing', 'markers']

type Of<Kind extends GameEvent['kind']> = Extract<GameEvent, { kind: Kind }>

function all<Kind extends GameEvent['kind']>(events: readonly GameEvent[], kind: Kind): Of<Kind>[] {
  return events.filter((event): event is Of<Kind> => event.kind === kind)
}

/** What a seat gains for a reason. */
export const gained = (seat: SeatSheet, reason: Reason): number =>
  seat.gains[reason].reduce((sum, { points }) => sum + points, 0)

/** The match itself may rank otherwise at its end, where somebody resigned. */
export function sheetOf(events: readonly GameEvent[], ranking: readonly (readonly string[])[] | null): SceneSheet {
  const performance = all(events, 'performance')[0] ?? null
  const over = all(events, 'over')[0]
  const told = performance?.sheet.seats ?? over?.sheet.seats
  if (!told) throw new Error('A last performance and the end of the game have a sheet.')
  const producer = events.flatMap((event) => (event.kind === 'producer' ? [event.seat ?? null] : []))[0] ?? null
  const seats = (Object.keys(told) as Seat[]).map((seat) => seatSheet(events, seat, producer, performance, over))
  const closed = events.flatMap((event) => (event.kind === 'closed' ? [event.composer] : []))[0] ?? null
  const order = byMarkers(seats)
  return {
    performance,
    producer,
    seats,
    rows: [
      ...(performance ? SCORED : []),
      ...(closed ? (['closing'] as const) : []),
      ...(over ? (['markers'] as const) : []),
    ],
    rules: rulesOf(over?.rule ?? ''),
    turnsTo: all(events, 'turned-over')[0]?.name ?? '',
    closed,
    last: over !== undefined,
    ranking: (ranking ?? over?.sheet.ranking ?? rankingOf(seats, order)).map((place) => [...place]),
    order,
  }
}

function rulesOf(end: string): Record<Row, string> {
  const scored = Object.fromEntries(SCORED.map((row) => [row, 'L3'])) as Record<Row, string>
  return { ...scored, closing: 'C1', markers: end }
}

function seatSheet(
  events: readonly GameEvent[],
  seat: Seat,
  producer: Seat | null,
  performance: Performance | null,
  over: Of<'over'> | undefined,
): SeatSheet {
  const mine = all(events, 'points').filter((event) => event.seat === seat)
  const shown = all(events, 'bonus').flatMap((event) => (event.seat === seat ? [event.bonus] : []))
  const total = mine.reduce((sum, { points }) => sum + points, 0)
  const told = performance?.sheet.seats[seat]
  const after = told ? told.points + total : (over?.sheet.seats[seat]?.points ?? 0)
  const gains = REASONS.map((why) => [
    why,
    mine.filter((event) => event.why === why).map(({ points, places }) => ({ points, from: places.from })),
  ])
  return {
    seat,
    before: after - total,
    after,
    markers: told ? told.markers + Number(producer === seat) : (over?.sheet.seats[seat]?.markers ?? 0),
    hidden: told ? told.hidden - shown.length : (over?.sheet.seats[seat]?.hidden ?? 0),
    shown,
    gains: Object.fromEntries(gains) as SeatSheet['gains'],
  }
}

function byMarkers(seats: readonly SeatSheet[]): Seat[][] {
  const counts = [...new Set(seats.map(({ markers }) => markers))].sort((one, other) => other - one)
  return counts.map((count) => seats.filter(({ markers }) => markers === count).map(({ seat }) => seat))
}

/** The standing so far, seats with the same place together. */
function rankingOf(seats: readonly SeatSheet[], order: Seat[][]): string[][] {
  const places = placesBy(Object.fromEntries(seats.map(({ seat, after }) => [seat, after])), order)
  const taken = [...new Set(Object.values(places))].sort((one, other) => one - other)
  return taken.map((place) => Object.keys(places).filter((seat) => places[seat] === place))
}
