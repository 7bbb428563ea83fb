/** The end of a round as a score sheet: what everybody earns and scores, and where it comes from. Pure functions. */
import type { Composer, House, NextCounting } from '../../api/generated/opera'
import { fromLast, placesBy } from '../../scenes/standing'
import type { GameEvent } from '../types'
import { CITIES, isCity, type City, type Piece, type Seat } from '../words'

export interface HouseSheet {
  city: City
  house: House
  /** What it pays, by rule too, and whether the Maestro doubles that. */
  ducats: number
  ducatsBy: Readonly<Record<string, number>>
  doubled: boolean
  /** What its great hall gives for fame, and as that of the Composer of the Century. */
  fame: number
  century: number
  /** The numbers of its empty halls, and what each costs. */
  empty: number[]
  loss: number
}

export interface SeatSheet {
  seat: Seat
  level: number
  before: number
  after: number
  placeBefore: number
  place: number
  houses: HouseSheet[]
  income: number
  levelZero: number
  fame: number
  century: number
  empty: number
}

export interface Rung {
  composer: Composer
  fame: number
  was: number
  performed: number
}

export interface RoundSheet {
  round: number
  /** The number of the counting round; 0 where nothing is counted. */
  counting: number
  /** The game is over with it. */
  last: boolean
  century: NextCounting
  /** From the top of the ladder down. */
  rungs: Rung[]
  mostPerformed: Composer[]
  /** The rules by which the Palazzo is emptied. */
  palazzo: string[]
  opened: City[]
  /** In the order in which they are counted: from the last to the first. */
  seats: SeatSheet[]
  /** Seats from first to last, alone on their place or not. */
  ranking: string[][]
  /** Who comes first where points are equal. */
  order: Seat[][]
}

type Of<Kind extends GameEvent['kind']> = Extract<GameEvent, { kind: Kind }>
type Counted = Of<'points'>['why']

function all<Kind extends GameEvent['kind']>(events: readonly GameEvent[], kind: Kind): Of<Kind>[] {
  return events.filter((event): event is Of<Kind> => event.kind === kind)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The sheet of a scene; the match itself may rank otherwise at its end, where somebody resigned. */
export function sheetOf(events: readonly GameEvent[], ranking: readonly (readonly string[])[] | null): RoundSheet {
  const last = events.at(-1)
  if (last?.kind !== 'round' && last?.kind !== 'over') throw new Error('The end of a round has a sheet.')
  const { sheet } = last
  const order = sheet.order.map((seat) => [seat])
  const seats = sheet.order.map((seat) => seatSheet(events, seat, sheet.seats[seat]!))
  const before = Object.fromEntries(seats.map((seat) => [seat.seat, seat.before]))
  const after = Object.fromEntries(seats.map((seat) => [seat.seat, seat.after]))
  const [placesBefore, places] = [placesBy(before, order), placesBy(after, order)]
  return {
    round: sheet.round,
    counting: all(events, 'counting')[0]?.counting ?? 0,
    last: last.kind === 'over',
    century: sheet.counting,
    rungs: rungsOf(events, sheet.ladder, sheet.performed),
    mostPerformed: sheet.most_performed,
    palazzo: all(events, 'palazzo').map((event) => event.rule),
    opened: all(events, 'opened').map((event) => event.city),
    seats: fromLast(before, order).map((name) => {
      const seat = seats.find((one) => one.seat === name)!
      return { ...seat, placeBefore: placesBefore[name]!, place: places[name]! }
    }),
    ranking: (ranking ?? sheet.ranking.map((seat) => [seat])).map((place) => [...place]),
    order,
  }
}

function rungsOf(events: readonly GameEvent[], ladder: Composer[], performed: Record<Composer, number>): Rung[] {
  const was = new Map(all(events, 'fame').map((change) => [change.composer, change.from]))
  for (const change of all(events, 'fame').reverse()) was.set(change.composer, change.from)
  const rungs = ladder.map((composer, level) => ({
    composer,
    fame: level + 1,
    was: was.get(composer) ?? level + 1,
    performed: performed[composer],
  }))
  return rungs.reverse()
}

type SeatBefore = Omit<SeatSheet, 'placeBefore' | 'place'>

function seatSheet(
  events: readonly GameEvent[],
  seat: Seat,
  { points, level, houses }: { points: number; level: number; houses: Partial<Record<City, House>> },
): SeatBefore {
  const mine = events.filter((event) => 'seat' in event && event.seat === seat)
  const scored = all(mine, 'points')
  const of = (why: Counted): number => sum(scored.filter((event) => event.why === why).map((event) => event.points))
  const earned = (rule: RegExp): number =>
    sum(
      all(mine, 'earned')
        .filter((event) => rule.test(event.rule))
        .map((event) => event.ducats),
    )
  return {
    seat,
    level,
    before: points - sum(scored.map((event) => event.points)),
    after: points,
    houses: CITIES.flatMap((city) => (houses[city] ? [houseSheet(mine, city, houses[city])] : [])),
    income: earned(/^I/),
    levelZero: earned(/^E/),
    fame: of('great-halls'),
    century: of('century'),
    empty: of('empty-halls'),
  }
}

function houseSheet(events: readonly GameEvent[], city: City, house: House): HouseSheet {
  const income = all(events, 'income').find((event) => event.city === city)
  const scored = all(events, 'points').filter((event) => hallsIn(event, city).length > 0)
  const of = (why: Counted): number => sum(scored.filter((event) => event.why === why).map((event) => event.points))
  const empty = scored.find((event) => event.why === 'empty-halls')
  return {
    city,
    house,
    ducats: income?.ducats ?? 0,
    ducatsBy: income?.by_rule ?? {},
    doubled: income?.doubled ?? false,
    fame: of('great-halls'),
    century: of('century'),
    empty: empty ? hallsIn(empty, city) : [],
    loss: empty ? empty.points / (empty.sources?.length ?? 1) : 0,
  }
}

/** The numbers of the halls in a city that points come from (`hall.red.wien.1`). */
function hallsIn({ sources = [] }: Of<'points'>, city: City): number[] {
  return sources.flatMap((place) => {
    const [, , name = '', hall] = place.split('.')
    return isCity(name) && name === city ? [Number(hall)] : []
  })
}

/** The piece in the great hall of a house. */
export function greatPiece({ house }: HouseSheet): Piece | null {
  return house.halls[0] ?? null
}
