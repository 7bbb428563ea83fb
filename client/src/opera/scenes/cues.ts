/** What could be heard at each beat. */
import type { Cue } from '../../shell/cues'
import { worth, type Beat } from './beats'
import type { RoundSheet } from './sheet'

/** The most that a hall gives, and the most ducats that are paid at once, as far as loudness goes. */
const MUCH = { points: 9, ducats: 20 }

export function cueOf(beat: Beat, sheet: RoundSheet): [Cue, number] {
  switch (beat.kind) {
    case 'income':
      return ['coins', share(incomeOf(sheet, beat.seat), MUCH.ducats)]
    case 'fame':
      return ['change', 0.5]
    case 'hall':
      return ['stamp', share(worthOf(sheet, beat.seat, beat.city), MUCH.points)]
    case 'empty':
    case 'losses':
      return ['loss', 0.5]
    case 'suspense':
      return ['suspense', 1]
    case 'curtain':
      return ['applause', share(beat.city ? worthOf(sheet, beat.seat, beat.city) : 0, MUCH.points)]
    case 'laurel':
      return ['applause', 1]
    case 'standing':
      return ['standing', 0.5]
    default:
      return ['curtain', 0.5]
  }
}

function share(value: number, much: number): number {
  return Math.min(1, Math.max(0, value / much))
}

function incomeOf(sheet: RoundSheet, name: string): number {
  return sheet.seats.find(({ seat }) => seat === name)?.income ?? 0
}

function worthOf(sheet: RoundSheet, name: string, at: string): number {
  const house = sheet.seats.find(({ seat }) => seat === name)?.houses.find(({ city }) => city === at)
  return house ? worth(house) : 0
}
