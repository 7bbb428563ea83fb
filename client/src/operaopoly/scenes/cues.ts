/** What could be heard at each beat. */
import type { Cue } from '../../shell/cues'
import type { Beat } from './beats'
import { gained, type Row, type SceneSheet } from './sheet'

/** The most points of a line, as far as loudness goes. */
const MUCH = 12

export function cueOf(beat: Beat, sheet: SceneSheet): [Cue, number] {
  switch (beat.kind) {
    case 'row':
      return [beat.row === 'bonus' ? 'change' : 'stamp', Math.min(1, lineOf(sheet, beat.row) / MUCH)]
    case 'standing':
      return ['standing', 0.5]
    case 'suspense':
      return ['suspense', 1]
    case 'curtain':
      return ['applause', 0.5]
    case 'laurel':
      return ['applause', 1]
    default:
      return ['curtain', 0.5]
  }
}

function lineOf({ seats }: SceneSheet, row: Row): number {
  return row === 'producer' ? MUCH / 2 : seats.reduce((sum, seat) => sum + gained(seat, row), 0)
}
