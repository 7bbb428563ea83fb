/** The beats of the end of a round: what is shown after what, and for how long. Pure functions of the sheet. */
import {
  fit,
  LAST_CURTAIN,
  LAUREL,
  LONGEST,
  LONGEST_LAST,
  STANDING,
  suspenseOf,
  TITLE,
  type Length,
} from '../../scenes/beats'
import type { City, Seat } from '../words'
import type { HouseSheet, RoundSheet, SeatSheet } from './sheet'

/** The greatest hall of a seat in the last counting: its curtain opens, after a moment of suspense. */
type CurtainBeat = Length & { kind: 'suspense' | 'curtain'; seat: Seat; city: City | null }

export type Beat =
  | (Length & { kind: 'title' | 'fame' | 'standing' | 'losses' | 'laurel' })
  | (Length & { kind: 'income' | 'seat' | 'empty'; seat: Seat })
  | (Length & { kind: 'hall'; seat: Seat; city: City })
  | CurtainBeat

const INCOME = 900
const FAME = 900
const HALL = { lasts: 700, least: 450 }
const CENTURY = 350
const EMPTY = 600
const SEAT = 300
const CURTAIN = 1400

/** Who looks decides how long the last curtain waits. */
export function beatsOf(sheet: RoundSheet, own: Seat | null): Beat[] {
  return sheet.last ? fit(lastCounting(sheet, own), LONGEST_LAST) : fit(roundEnd(sheet), LONGEST)
}

function opening(sheet: RoundSheet): Beat[] {
  return [
    { kind: 'title', lasts: TITLE },
    ...sheet.seats.map(({ seat }): Beat => ({ kind: 'income', seat, lasts: INCOME })),
    { kind: 'fame', lasts: FAME },
  ]
}

function roundEnd(sheet: RoundSheet): Beat[] {
  const counted = sheet.counting > 0 ? sheet.seats.flatMap(countSeat) : []
  return [...opening(sheet), ...counted, { kind: 'standing', lasts: STANDING }]
}

function countSeat({ seat, houses, empty }: SeatSheet): Beat[] {
  const halls = houses.filter(isCounted).map((house) => hallBeat(seat, house))
  const losses: Beat[] = empty < 0 ? [{ kind: 'empty', seat, lasts: EMPTY }] : []
  return [{ kind: 'seat', seat, lasts: SEAT }, ...halls, ...losses]
}

const isCounted = (house: HouseSheet): boolean => worth(house) > 0

/** What the great hall of a house gives. */
export function worth({ fame, century }: HouseSheet): number {
  return fame + century
}

function hallBeat(seat: Seat, house: HouseSheet): Beat {
  return { kind: 'hall', seat, city: house.city, ...HALL, lasts: HALL.lasts + (house.century > 0 ? CENTURY : 0) }
}

/** The halls of a seat from the smallest to the greatest, which is kept for its curtain. */
export function greatestLast({ houses }: SeatSheet): HouseSheet[] {
  return houses.filter(isCounted).sort((one, other) => worth(one) - worth(other))
}

/** The seats from the last to the first of the final ranking: so their curtains open. */
export function curtainOrder(sheet: RoundSheet): SeatSheet[] {
  const ranked = sheet.ranking.flat()
  return [...sheet.seats].sort((one, other) => ranked.indexOf(other.seat) - ranked.indexOf(one.seat))
}

/** Losses first, then the halls of each seat, and the greatest of each at the end. */
function lastCounting(sheet: RoundSheet, own: Seat | null): Beat[] {
  const seats = curtainOrder(sheet)
  const halls = seats.flatMap((seat) =>
    greatestLast(seat)
      .slice(0, -1)
      .map((house) => hallBeat(seat.seat, house)),
  )
  const curtains = seats.map((seat): CurtainBeat => {
    return { kind: 'curtain', seat: seat.seat, city: greatestLast(seat).at(-1)?.city ?? null, lasts: CURTAIN }
  })
  const last = curtains.pop()!
  return [
    ...opening(sheet),
    { kind: 'losses', lasts: EMPTY },
    ...halls,
    ...curtains,
    { ...last, kind: 'suspense', lasts: suspenseOf(last.seat, own) },
    { ...last, lasts: LAST_CURTAIN },
    { kind: 'laurel', lasts: LAUREL },
  ]
}
