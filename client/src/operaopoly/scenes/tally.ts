/** How far the sheet has been filled in after some of its beats. Pure functions. */
import { placesBy } from '../../scenes/standing'
import type { Beat } from './beats'
import { gained, type Reason, type Row, type SceneSheet, type SeatSheet } from './sheet'

export interface Tally {
  beat: Beat | undefined
  /** The line that is being told. */
  now: Row | null
  /** The standing, or the winner, is shown. */
  standing: boolean
  points: Record<string, number>
  places: Record<string, number>
  /** Whether a seat's part of a line has been told. */
  isTold: (row: Row, seat: string) => boolean
  /** What a seat has gained so far. */
  gain: (seat: SeatSheet) => number
}

/** After the beats up to this one; after all of them where it's past the last. */
export function tallyOf(sheet: SceneSheet, beats: readonly Beat[], at: number): Tally {
  const shown = beats.slice(0, at + 1)
  const beat = beats[at]
  const rows = new Set(shown.flatMap((one) => (one.kind === 'row' ? [one.row] : [])))
  const opened = new Set<string>(shown.flatMap((one) => (one.kind === 'curtain' ? [one.seat] : [])))
  const isTold = (row: Row, seat: string): boolean => (row === 'markers' ? opened.has(seat) : rows.has(row))
  const gain = (seat: SeatSheet): number =>
    (Object.keys(seat.gains) as Reason[])
      .filter((reason) => isTold(reason, seat.seat))
      .reduce((sum, reason) => sum + gained(seat, reason), 0)
  const points = Object.fromEntries(sheet.seats.map((seat) => [seat.seat, seat.before + gain(seat)]))
  return {
    beat,
    now: beat?.kind === 'row' ? beat.row : null,
    standing: at >= beats.length || shown.some(({ kind }) => kind === 'standing' || kind === 'laurel'),
    points,
    places: placesBy(points, sheet.order),
    isTold,
    gain,
  }
}
