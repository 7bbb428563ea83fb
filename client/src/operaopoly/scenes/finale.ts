/** The end of the game as curtains and a race, at a beat of it. Pure functions. */
import { arranged, type RaceRow, type Segment, type Stall } from '../../scenes/finale'
import type { Say } from '../../texts/context'
import { curtainOrder } from './beats'
import { gained, type Reason, type SceneSheet, type SeatSheet } from './sheet'
import type { Tally } from './tally'

type Name = (seat: string) => string

const SCORED: Reason[] = ['cards', 'house', 'bonus', 'plus', 'sponsor']

function inOrder(sheet: SceneSheet): SeatSheet[] {
  return arranged(curtainOrder(sheet)).map((seat) => sheet.seats.find((one) => one.seat === seat)!)
}

function stateOf(seat: string, { beat, isTold }: Tally): Stall['state'] {
  if (isTold('markers', seat)) return 'open'
  return beat?.kind === 'suspense' && beat.seat === seat ? 'waiting' : 'closed'
}

export function stallsOf(
  say: Say,
  name: Name,
  isBot: (seat: string) => boolean,
  sheet: SceneSheet,
  tally: Tally,
): Stall[] {
  return inOrder(sheet).map((seat) => {
    const { markers } = seat
    const state = stateOf(seat.seat, tally)
    const at = sheet.ranking.findIndex((place) => place.includes(seat.seat))
    return {
      seat: seat.seat,
      name: name(seat.seat),
      bot: isBot(seat.seat),
      state,
      won: tally.standing && at === 0,
      place: tally.standing ? sheet.ranking.slice(0, at).flat().length + 1 : 0,
      total: tally.points[seat.seat]!,
      caption: state === 'open' ? say('operaopoly-markers', { markers }) : say('operaopolyscene-row-markers'),
      rules: [sheet.rules.markers],
      gains: markers > 0 ? [{ kind: 'fame', value: gained(seat, 'markers'), label: '' }] : [],
    }
  })
}

export function rowsOf(say: Say, name: Name, sheet: SceneSheet, tally: Tally): RaceRow[] {
  return inOrder(sheet).map((seat) => ({
    seat: seat.seat,
    name: name(seat.seat),
    before: seat.before,
    loss: 0,
    lossRule: '',
    segments: segmentsOf(say, seat, tally),
    open: stateOf(seat.seat, tally) === 'waiting' ? gained(seat, 'markers') : 0,
    total: tally.points[seat.seat]!,
  }))
}

/** What the performance brought, the closing, and the markers once their curtain is open. */
function segmentsOf(say: Say, seat: SeatSheet, tally: Tally): Segment[] {
  const performance = SCORED.reduce((sum, reason) => sum + gained(seat, reason), 0)
  const markers = tally.isTold('markers', seat.seat) ? gained(seat, 'markers') : 0
  const all: Segment[] = [
    { key: 'performance', kind: 'gain', points: performance, label: say('operaopolyscene-segment-performance') },
    { key: 'closing', kind: 'more', points: gained(seat, 'closing'), label: say('operaopolyscene-segment-closing') },
    { key: 'markers', kind: 'gain', points: markers, label: say('operaopolyscene-segment-markers') },
  ]
  return all.filter(({ points }) => points > 0)
}
