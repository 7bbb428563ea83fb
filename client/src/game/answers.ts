/** Answers for the action bar, from the options of any game: a label, and prices and gains. */
import type { Json, Option, Snapshot } from '../api/types'
import { describeMove, type Find } from '../texts/sentences'
import type { Answer, ChipValue } from './contract'

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

/** Prices and gains among the circumstances of an option. */
export function chipsOf(about: Json): ChipValue[] {
  const chips: ChipValue[] = []
  const figure = (name: string): number => (typeof about[name] === 'number' ? about[name] : 0)
  const money = figure('earned') + figure('gain') - figure('price') - figure('cost')
  if (figure('fee')) chips.push({ of: 'budget', value: -figure('fee') })
  if (money) chips.push({ of: 'ducats', value: money })
  if (figure('points')) chips.push({ of: 'points', value: figure('points') })
  return chips
}

/** Who is waited for, in words: the names of the seats asked. */
export function waitedFor(snapshot: Snapshot): string[] {
  return snapshot.asked.filter((seat) => seat !== snapshot.you)
}
