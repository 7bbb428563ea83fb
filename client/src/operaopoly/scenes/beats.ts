/** The beats of a last performance and of the end of the game. Pure functions of the sheet. */
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
import type { Seat } from '../view'
import type { Row, SceneSheet } from './sheet'

export type Beat =
  | (Length & { kind: 'title' | 'standing' | 'laurel' })
  | (Length & { kind: 'row'; row: Row })
  | (Length & { kind: 'suspense' | 'curtain'; seat: Seat })

const ROW = { lasts: 800, least: 450 }
const BONUS_CARD = 500
const CURTAIN = 1400

/** Who looks decides how long the last curtain waits. */
export function beatsOf(sheet: SceneSheet, own: string | null): Beat[] {
  const rows = sheet.rows.filter((row) => row !== 'markers').map((row) => rowBeat(sheet, row))
  const opening: Beat[] = [{ kind: 'title', lasts: TITLE }, ...rows]
  return sheet.last
    ? fit([...opening, ...finale(sheet, own)], LONGEST_LAST)
    : fit([...opening, { kind: 'standing', lasts: STANDING }], LONGEST)
}

/** Bonus cards are turned up one by one. */
function rowBeat({ seats }: SceneSheet, row: Row): Beat {
  const cards = row === 'bonus' ? seats.flatMap(({ shown }) => shown).length : 0
  return { kind: 'row', row, ...ROW, lasts: ROW.lasts + cards * BONUS_CARD }
}

/** The seats from the last to the first of the final ranking: so their curtains open. */
export function curtainOrder({ ranking, seats }: SceneSheet): Seat[] {
  const known = new Map<string, Seat>(seats.map(({ seat }) => [seat, seat]))
  return ranking
    .flat()
    .flatMap((seat) => known.get(seat) ?? [])
    .reverse()
}

/** What the markers of each seat bring, behind its curtain, and who has won. */
function finale(sheet: SceneSheet, own: string | null): Beat[] {
  const seats = curtainOrder(sheet)
  const winner = seats.at(-1)!
  return [
    ...seats.slice(0, -1).map((seat): Beat => ({ kind: 'curtain', seat, lasts: CURTAIN, least: ROW.least })),
    { kind: 'suspense', seat: winner, lasts: suspenseOf(winner, own) },
    { kind: 'curtain', seat: winner, lasts: LAST_CURTAIN },
    { kind: 'laurel', lasts: LAUREL },
  ]
}
