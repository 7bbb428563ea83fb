/** How far a sheet has been filled in after some of its beats. Pure functions. */
import { placesBy } from '../../scenes/standing'
import type { City, Seat } from '../words'
import type { Beat } from './beats'
import type { HouseSheet, RoundSheet, SeatSheet } from './sheet'

export interface SeatTally {
  /** Not counted yet, being counted, or counted. */
  state: 'later' | 'now' | 'done'
  /** Its ducats are paid. */
  paid: boolean
  /** What stands in its account so far. */
  fame: number
  century: number
  empty: number
  points: number
  place: number
}

export interface Tally {
  beat: Beat | undefined
  /** The ladder has changed, and all that goes with it. */
  famous: boolean
  /** The standing is shown. */
  standing: boolean
  seats: Record<string, SeatTally>
  /** Whether the great hall of a house has been counted. */
  isCounted: (seat: Seat, city: City) => boolean
  /** Whether the empty halls of a seat have been counted. */
  isEmptied: (seat: Seat) => boolean
}

const place = (seat: Seat, city: City): string => `${seat}.${city}`

/** After the beats up to this one; after all of them where it's past the last. */
export function tallyOf(sheet: RoundSheet, beats: readonly Beat[], at: number): Tally {
  const shown = beats.slice(0, at + 1)
  const kinds = new Set(shown.map(({ kind }) => kind))
  const counted = new Set(
    shown.flatMap((beat) =>
      (beat.kind === 'hall' || beat.kind === 'curtain') && beat.city ? [place(beat.seat, beat.city)] : [],
    ),
  )
  const emptied = new Set(shown.flatMap((beat) => (beat.kind === 'empty' ? [beat.seat] : [])))
  const isCounted = (seat: Seat, city: City): boolean => counted.has(place(seat, city))
  const isEmptied = (seat: Seat): boolean => kinds.has('losses') || emptied.has(seat)
  const tallies = sheet.seats.map((seat) => {
    const paid = shown.some((beat) => beat.kind === 'income' && beat.seat === seat.seat)
    return [
      seat,
      { ...sumsOf(seat, isCounted, isEmptied(seat.seat)), paid, state: stateOf(seat.seat, beats, at) },
    ] as const
  })
  const places = placesBy(Object.fromEntries(tallies.map(([{ seat }, { points }]) => [seat, points])), sheet.order)
  return {
    beat: beats[at],
    famous: kinds.has('fame'),
    standing: at >= beats.length || kinds.has('standing') || kinds.has('laurel'),
    seats: Object.fromEntries(tallies.map(([{ seat }, tally]) => [seat, { ...tally, place: places[seat]! }])),
    isCounted,
    isEmptied,
  }
}

type Sums = Pick<SeatTally, 'fame' | 'century' | 'empty' | 'points'>

function sumsOf({ seat, before, houses, empty }: SeatSheet, isCounted: Tally['isCounted'], emptied: boolean): Sums {
  const halls = houses.filter((house) => isCounted(seat, house.city))
  const of = (part: (house: HouseSheet) => number): number => halls.reduce((sum, house) => sum + part(house), 0)
  const sums = { fame: of((house) => house.fame), century: of((house) => house.century), empty: emptied ? empty : 0 }
  return { ...sums, points: before + sums.fame + sums.century + sums.empty }
}

/** Where a seat is in the order of counting. */
function stateOf(seat: Seat, beats: readonly Beat[], at: number): SeatTally['state'] {
  const mine = beats.flatMap((beat, index) => ('seat' in beat && beat.seat === seat && isPoints(beat) ? [index] : []))
  const first = mine[0] ?? beats.length - 1
  if (at < first) return 'later'
  return at > (mine.at(-1) ?? first) ? 'done' : 'now'
}

function isPoints({ kind }: Beat): boolean {
  return kind === 'seat' || kind === 'hall' || kind === 'empty' || kind === 'suspense' || kind === 'curtain'
}
