/** The steps of the end of a round as the bar lists them, and what comes next, in words. */
import type { Step } from '../../scenes/SceneBar.svelte'
import type { Say } from '../../texts/context'
import type { Beat } from './beats'
import type { RoundSheet } from './sheet'

type Name = (seat: string) => string

/** Under which step a beat falls. */
function stepOf(beat: Beat): string {
  if (beat.kind === 'title' || beat.kind === 'income') return 'income'
  if (beat.kind === 'seat' || beat.kind === 'hall' || beat.kind === 'empty') return beat.seat
  return beat.kind
}

export function stepsOf(say: Say, name: Name, sheet: RoundSheet, beats: readonly Beat[], at: number): Step[] {
  const keys = [...new Set(beats.map(stepOf))]
  const now = beats[at] ? stepOf(beats[at]) : ''
  const seats = new Set<string>(sheet.seats.map(({ seat }) => seat))
  return keys.map((key, index) => ({
    key,
    label: seats.has(key) ? name(key) : say(`operascene-${key}`),
    seat: seats.has(key) ? key : undefined,
    state: key === now ? 'now' : now === '' || index < keys.indexOf(now) ? 'done' : 'later',
  }))
}

/** What Continue leads to. */
export function nextWords(
  say: Say,
  name: Name,
  sheet: RoundSheet,
  beats: readonly Beat[],
  at: number,
  again: boolean,
): string {
  if (at < beats.length - 1) return say('scene-next-is', { what: beatWords(say, name, beats[at + 1]!) })
  if (at < beats.length) return say('scene-whole-sheet')
  if (again) return say('scene-to-table')
  return sheet.last ? say('scene-to-result') : say('operascene-to-round', { round: sheet.round + 1 })
}

function beatWords(say: Say, name: Name, beat: Beat): string {
  if (beat.kind === 'hall') return say(`opera-name-${beat.city}`)
  if ('seat' in beat) return beat.kind === 'empty' ? say('operascene-empty-halls') : name(beat.seat)
  return say(`operascene-${beat.kind}`)
}
