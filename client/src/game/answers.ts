/** Answers for the action bar, from the options of any game: a label, and prices and gains. */
import type { Json, Option, Snapshot } from '../api/types'
import { describeMove, type Find } from '../texts/sentences'
import type { Answer, ChipValue } from './contract'

/** The terms that are shown as chips. */
const CHANGES: ChipValue['of'][] = ['budget', 'ducats', 'points']

/** Words that end or decline something, in any game. */
const ENDS = new Set(['end', 'stop', 'intermezzo', 'decline', 'done'])

export function answersOf(find: Find, snapshot: Snapshot): Answer[] {
  return (snapshot.options ?? []).map((option) => answerOf(find, snapshot.game, option))
}

function answerOf(find: Find, game: string, { move, about }: Option): Answer {
  const kind = ENDS.has(move) ? 'end' : 'lit'
  return { move, label: labelOf(find, game, move), note: describeMove(find, game, move), chips: chipsOf(about), kind }
}

/** A move with its words by their names: "hire Signora", "bid 3"; of a long one each part: "place a; place b". */
export function labelOf(find: Find, game: string, move: string): string {
  const name = (word: string): string => find(`${game}-verb-${word}`) ?? find(`${game}-name-${word}`) ?? word
  return move
    .split('; ')
    .map((part) => part.split(' ').map(name).join(' '))
    .join('; ')
}

/** What an option surely changes, from its terms. */
export function chipsOf(about: Json): ChipValue[] {
  return CHANGES.flatMap((of) => {
    const value = about[of]
    return typeof value === 'number' && value !== 0 ? [{ of, value }] : []
  })
}
