/** The last counting as halls and a race, at a beat of it. Pure functions. */
import { arranged, type Gain, type RaceRow, type Segment, type Stall } from '../../scenes/finale'
import type { Say } from '../../texts/context'
import type { Seat } from '../words'
import { curtainOrder, greatestLast, worth } from './beats'
import type { HouseSheet, RoundSheet, SeatSheet } from './sheet'
import type { Tally } from './tally'

type Name = (seat: string) => string

/** The great hall whose curtain opens last for a seat. */
export function lastHall(seat: SeatSheet): HouseSheet | null {
  return greatestLast(seat).at(-1) ?? null
}

/** Whether the curtain of a seat has opened, or is about to. */
function stateOf(seat: SeatSheet, sheet: RoundSheet, tally: Tally): Stall['state'] {
  const { beat, standing } = tally
  if (standing) return 'open'
  if (beat?.kind !== 'suspense' && beat?.kind !== 'curtain') return 'closed'
  if (beat.seat === seat.seat) return beat.kind === 'suspense' ? 'waiting' : 'open'
  const order = curtainOrder(sheet).map((one) => one.seat)
  return order.indexOf(seat.seat) < order.indexOf(beat.seat) ? 'open' : 'closed'
}

/** The place of a seat, counted from 1, once the game is decided. */
function placeOf(sheet: RoundSheet, seat: Seat): number {
  const at = sheet.ranking.findIndex((place) => place.includes(seat))
  return sheet.ranking.slice(0, at).flat().length + 1
}

export function stallsOf(
  say: Say,
  name: Name,
  isBot: (seat: Seat) => boolean,
  sheet: RoundSheet,
  tally: Tally,
): Stall[] {
  return arranged(curtainOrder(sheet)).map((seat) => {
    const hall = lastHall(seat)
    const state = stateOf(seat, sheet, tally)
    return {
      seat: seat.seat,
      name: name(seat.seat),
      bot: isBot(seat.seat),
      state,
      won: tally.standing && sheet.ranking[0]!.includes(seat.seat),
      place: tally.standing ? placeOf(sheet, seat.seat) : 0,
      total: tally.seats[seat.seat]!.points,
      caption: hall ? say('operascene-hall-of', { city: say(`opera-name-${hall.city}`) }) : say('operascene-no-hall'),
      rules: hall ? ['C1', ...(hall.century ? ['C2'] : [])] : [],
      gains: hall ? gainsOf(say, hall) : [],
    }
  })
}

function gainsOf(say: Say, { fame, century }: HouseSheet): Gain[] {
  const more: Gain[] = century ? [{ kind: 'century', value: century, label: say('operascene-of-century') }] : []
  return [{ kind: 'fame', value: fame, label: say('operascene-of-fame') }, ...more]
}

export function rowsOf(say: Say, name: Name, sheet: RoundSheet, tally: Tally): RaceRow[] {
  return arranged(curtainOrder(sheet)).map((seat) => {
    const counted = greatestLast(seat).filter((house) => tally.isCounted(seat.seat, house.city))
    const hall = lastHall(seat)
    const waits = tally.beat?.kind === 'suspense' && tally.beat.seat === seat.seat && hall
    return {
      seat: seat.seat,
      name: name(seat.seat),
      before: seat.before,
      loss: tally.isEmptied(seat.seat) ? seat.empty : 0,
      lossRule: 'C3',
      segments: counted.flatMap((house) => segmentsOf(say, house)),
      open: waits ? worth(hall) : 0,
      total: tally.seats[seat.seat]!.points,
    }
  })
}

/** The first letters of a city are enough where its composer is drawn. */
const SHORT = 3

function segmentsOf(say: Say, { city, fame, century }: HouseSheet): Segment[] {
  const label = say(`opera-name-${city}`).slice(0, SHORT)
  const more: Segment[] = century ? [{ key: `${city}.century`, kind: 'more', points: century, label: '' }] : []
  return [{ key: city, kind: 'gain', points: fame, label }, ...more]
}
