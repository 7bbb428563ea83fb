/** What the last counting says: what is at stake, and who has won. Pure functions. */
import { quietWords, suspenseWords, winnerWords, type FinaleWords, type TieRule } from '../../scenes/finaleWords'
import type { Say } from '../../texts/context'
import type { Seat } from '../words'
import type { RoundSheet } from './sheet'
import type { Tally } from './tally'

/** At a beat of it, with so many seconds left until the next. */
export function finaleWords(say: Say, own: Seat | null, sheet: RoundSheet, tally: Tally, seconds: number): FinaleWords {
  const { beat } = tally
  const { ranking, order } = sheet
  const points = Object.fromEntries(Object.entries(tally.seats).map(([seat, { points }]) => [seat, points]))
  const title = say('operascene-last-counting')
  const tie = tieRule(say)
  if (tally.standing) return winnerWords(say, title, { own, ranking, points, tie })
  const words = quietWords(title, subtitleOf(say, sheet, tally))
  return beat?.kind === 'suspense' ? suspenseWords(say, words, { seat: beat.seat, points, order, seconds, tie }) : words
}

function tieRule(say: Say): TieRule {
  return { between: (points) => say('operascene-tie', { points }), applied: say('operascene-equal'), rule: 'W1' }
}

/** What is counted, or how many curtains are still closed. */
function subtitleOf(say: Say, { seats }: RoundSheet, { beat, seats: counted }: Tally): string {
  if (beat?.kind === 'losses') return say('operascene-empty-halls')
  const isOpening = beat?.kind === 'curtain'
  const closed = seats.filter(({ seat }) => counted[seat]!.state !== 'done').length - (isOpening ? 1 : 0)
  const isCounted = (isOpening || beat?.kind === 'suspense') && closed > 0
  return isCounted ? say('scene-curtains-left', { curtains: closed }) : say('operascene-great-halls')
}
