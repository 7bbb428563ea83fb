/** What the end of the game says: what is at stake, and who has won. Pure functions. */
import { quietWords, suspenseWords, winnerWords, type FinaleWords, type TieRule } from '../../scenes/finaleWords'
import type { Say } from '../../texts/context'
import type { SceneSheet } from './sheet'
import type { Tally } from './tally'

/** At a beat of it, with so many seconds left until the next. */
export function finaleWords(
  say: Say,
  own: string | null,
  sheet: SceneSheet,
  tally: Tally,
  seconds: number,
): FinaleWords {
  const { beat, points } = tally
  const { ranking, order } = sheet
  const title = say('operaopolyscene-finale')
  const tie = tieRule(say)
  if (tally.standing) return winnerWords(say, title, { own, ranking, points, tie })
  const words = quietWords(title, subtitleOf(say, sheet, tally))
  return beat?.kind === 'suspense' ? suspenseWords(say, words, { seat: beat.seat, points, order, seconds, tie }) : words
}

function tieRule(say: Say): TieRule {
  const between = (points: number): string => say('operaopolyscene-tie', { points })
  return { between, applied: say('operaopolyscene-equal'), rule: 'C3' }
}

/** How many curtains are still closed, or what they showed. */
function subtitleOf(say: Say, { seats }: SceneSheet, { isTold }: Tally): string {
  const closed = seats.filter(({ seat }) => !isTold('markers', seat)).length
  return closed > 0 ? say('scene-curtains-left', { curtains: closed }) : say('operaopolyscene-row-markers')
}
