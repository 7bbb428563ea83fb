/** The end of a round in words: for the panel of fame, and for screen readers. */
import type { Say } from '../../texts/context'
import type { RoundSheet, SeatSheet } from './sheet'

/** Names of composers or cities, in a list that any language can end a sentence with. */
function names(say: Say, words: readonly string[]): string {
  return words.map((word) => say(`opera-name-${word}`)).join(', ')
}

/** Who was performed most often, and what that changes. */
export function fameWords(say: Say, { mostPerformed, rungs }: RoundSheet): string {
  const up = rungs.filter(({ fame, was }) => fame > was).map(({ composer }) => composer)
  const down = rungs.filter(({ fame, was }) => fame < was).map(({ composer }) => composer)
  return [
    say('operascene-most-performed', { composers: names(say, mostPerformed) || null }),
    say('operascene-changes', { up: names(say, up) || null, down: names(say, down) || null }),
  ].join(' ')
}

/** What else happens with the change of fame, each with its rule. */
export function lines(say: Say, sheet: RoundSheet): { text: string; rule: string }[] {
  const opened =
    sheet.opened.length > 0
      ? [{ text: say('operascene-opened', { cities: names(say, sheet.opened) }), rule: 'C4' }]
      : []
  return [
    { text: fameWords(say, sheet), rule: 'E1' },
    ...sheet.palazzo.map((rule) => ({ text: say('operascene-palazzo', { full: rule === 'E4' }), rule })),
    ...opened,
  ]
}

/** One sentence a seat. */
export function seatSentence(say: Say, sheet: SeatSheet, counting: boolean): string {
  const { seat, income, levelZero, fame, century, empty, before, after } = sheet
  if (!counting) return say('operascene-seat-earns', { seat, ducats: income + levelZero })
  return say('operascene-seat-counts', {
    seat,
    ducats: income + levelZero,
    fame,
    century,
    empty,
    gain: after - before,
    points: after,
  })
}
