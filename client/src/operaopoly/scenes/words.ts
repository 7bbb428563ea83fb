/** A last performance and the end of the game in words: the bar, and what screen readers are told. */
import type { Step } from '../../scenes/SceneBar.svelte'
import { standingWords } from '../../scenes/words'
import type { Say } from '../../texts/context'
import type { Beat } from './beats'
import { gained, type Reason, type SceneSheet, type SeatSheet } from './sheet'

const keyOf = (beat: Beat): string => (beat.kind === 'row' ? beat.row : beat.kind)

/** The steps as the bar lists them. */
export function stepsOf(say: Say, beats: readonly Beat[], at: number): Step[] {
  const keys = [...new Set(beats.map(keyOf))].filter((key) => key !== 'title' && key !== 'suspense')
  const now = beats[at] ? keyOf(beats[at]) : ''
  const reached = now === '' ? keys.length : now === 'suspense' ? keys.indexOf('curtain') : keys.indexOf(now)
  return keys.map((key, index) => ({
    key,
    label: say(`operaopolyscene-step-${key}`),
    state: index === reached ? 'now' : index < reached ? 'done' : 'later',
  }))
}

/** What Continue leads to. */
export function nextWords(say: Say, { last }: SceneSheet, beats: readonly Beat[], at: number, again: boolean): string {
  if (at < beats.length - 1) return say('scene-next-is', { what: say(`operaopolyscene-step-${keyOf(beats[at + 1]!)}`) })
  if (at < beats.length) return say('scene-whole-sheet')
  return say(last && !again ? 'scene-to-result' : 'scene-to-table')
}

/** One sentence a seat: for what it scores, how much in all, and what it has now. */
function seatSentence(say: Say, seat: SeatSheet): string {
  const parts = (Object.keys(seat.gains) as Reason[])
    .filter((reason) => gained(seat, reason) !== 0)
    .map((reason) =>
      say('operaopolyscene-part', { what: say(`operaopolyscene-row-${reason}`), points: gained(seat, reason) }),
    )
  const gain = seat.after - seat.before
  return say('operaopolyscene-seat', { seat: seat.seat, parts: parts.join(', ') || null, gain, points: seat.after })
}

/** Says what is due when a beat begins: the title first, everything else once all of it has been shown. */
export function tellingsOf(sheet: SceneSheet, beats: readonly Beat[], title: (say: Say) => string) {
  const after = Object.fromEntries(sheet.seats.map((seat) => [seat.seat, seat.after]))
  let told = 0
  return (say: Say, at: number): string[] => {
    const due: string[] = []
    if (told === 0) due.push(title(say))
    if (at >= beats.length && told < 2) {
      if (sheet.producer || sheet.performance)
        due.push(say(`operaopoly-event-${sheet.producer ? 'producer' : 'no-producer'}`, { seat: sheet.producer }))
      due.push(...sheet.seats.map((seat) => seatSentence(say, seat)), standingWords(say, sheet.ranking, after))
    }
    told = at >= beats.length ? 2 : Math.max(told, 1)
    return due
  }
}
