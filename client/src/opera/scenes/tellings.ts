/** What screen readers are told during the end of a round: one sentence a seat, and one for the standing. */
import type { Say } from '../../texts/context'
import type { Beat } from './beats'
import { standingWords } from '../../scenes/words'
import { fameWords, seatSentence } from './sentences'
import type { RoundSheet } from './sheet'

type Telling = [after: number, sentence: (say: Say) => string]

/** Says what is due when a beat begins. Everything is told once, and what was skipped is told at the end. */
export function tellingsOf(sheet: RoundSheet, beats: readonly Beat[]): (say: Say, at: number) => string[] {
  const counting = sheet.counting > 0
  const lastOf = (seat: string): number => beats.findLastIndex((beat) => 'seat' in beat && beat.seat === seat)
  const after = Object.fromEntries(sheet.seats.map((seat) => [seat.seat, seat.after]))
  const tellings: Telling[] = [
    [-1, (say) => say('operascene-title', { counting: sheet.counting, round: sheet.round, last: sheet.last })],
    [beats.findIndex((beat) => beat.kind === 'fame'), (say) => fameWords(say, sheet)],
    ...sheet.seats.map((seat): Telling => [lastOf(seat.seat), (say) => seatSentence(say, seat, counting)]),
    [beats.length - 1, (say) => standingWords(say, sheet.ranking, after)],
  ]
  const waiting = new Set(tellings.sort(([one], [other]) => one - other))
  return (say, at) => {
    const due = [...waiting].filter(([after]) => after < at)
    for (const telling of due) waiting.delete(telling)
    return due.map(([, sentence]) => sentence(say))
  }
}
