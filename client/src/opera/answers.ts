/** The answers in the action bar, from the server's options: words for each, with its price and gain. */

import type { Answer, ChipValue, Say } from '../game/contract'
import type { Option } from './types'
import { groupOf, readMove, spotOf } from './moves'
import { gainOf, type Gain } from './roleGains'
import { termsOf, type Terms } from './terms'
import type { Piece } from './words'

export interface Speaker {
  readonly say: Say
  name(word: string): string
}

interface Priced {
  move: string
  chips: ChipValue[]
}

/** In place of a move: go one choice back. */
export const BACK = 'back'
/** In place of a move: make the one that is chosen. */
export const YES = 'yes'
/** In place of a move: lay out the moves that one thing on the board stands for. */
export const OPEN = 'open '

export function answersFor(speaker: Speaker, options: Option[], question: string): Answer[] {
  const answers: Answer[] = []
  const seen = new Set<string>()
  for (const option of options) {
    const group = groupOf(option.move)
    if (!group) answers.push(answerOf(speaker, option, question))
    else if (!seen.has(group)) {
      seen.add(group)
      answers.push(
        groupAnswer(
          speaker,
          group,
          options.filter((one) => groupOf(one.move) === group),
        ),
      )
    }
  }
  return answers
}

const optionsOf = (options: Option[], opened: string): Option[] =>
  options.filter(({ move }) => spotOf(move, 0) === opened || groupOf(move) === opened)
const spotsOf = (options: Option[]): string[] => [...new Set(options.map(({ move }) => spotOf(move, 0) ?? ''))]

/** The moves of one opened thing, by their places where there are several, and the way back. */
export function openedAnswers(speaker: Speaker, options: Option[], opened: string, question: string): Answer[] {
  const here = optionsOf(options, opened)
  const spots = spotsOf(here)
  if (spots.length === 1) return [backAnswer(speaker), ...here.map((option) => answerOf(speaker, option, question))]
  const at = (spot: string): Option[] => here.filter(({ move }) => spotOf(move, 0) === spot)
  return [backAnswer(speaker), ...spots.map((spot) => groupAnswer(speaker, spot, at(spot)))]
}

/** Which piece or composer has been opened, and what is asked about it now; empty for anything else. */
export function openedSentence(speaker: Speaker, options: Option[], opened: string | null): string {
  const { say } = speaker
  const here = opened === null ? [] : optionsOf(options, opened)
  const move = readMove(here[0]?.move ?? '')
  if (!('composer' in move)) return ''
  const composer = speaker.name(move.composer)
  if (move.verb !== 'sell') return say('operatable-opened-composer', { composer, fame: termsOf(here[0]).from ?? 0 })
  if (spotsOf(here).length > 1) return say('operatable-opened-where', { composer })
  return say('operatable-opened-piece', { composer, place: placeNote(speaker, move.from) })
}

/** A chosen move that waits for a yes, and the way back. What the sentence says already needs no note. */
export function confirmAnswers(speaker: Speaker, option: Option, question: string): Answer[] {
  const answer = answerOf(speaker, option, question)
  const said = readMove(option.move).verb === 'build' || termsOf(option).gives !== undefined
  const label = sentence(speaker, option, answer.label)
  return [backAnswer(speaker), { ...answer, label, note: said ? undefined : answer.note, kind: 'yes' }]
}

/** All bids stay in sight; the chosen one waits for a yes, which says what is left then. */
export function bidAnswers(speaker: Speaker, options: Option[], chosen: string | null, ducats: number): Answer[] {
  const bids = options.map((option) => ({
    ...answerOf(speaker, option, 'bid'),
    selected: option.move === chosen,
  }))
  const bid = options.find((option) => option.move === chosen)
  if (!bid) return [...bids, { move: YES, label: speaker.say('operatable-do-bid-none'), kind: 'yes', waits: true }]
  const left = ducats + (termsOf(bid).ducats ?? 0)
  const note = speaker.say('operatable-leaves', { ducats: left })
  return [...bids, { move: YES, label: sentence(speaker, bid), note, kind: 'yes' }]
}

function levelChip({ level }: Terms): ChipValue[] {
  return level === undefined ? [] : [{ of: 'budget', value: level, change: false }]
}

export function backAnswer(speaker: Speaker): Answer {
  return { move: BACK, label: speaker.say('operatable-another'), kind: 'end' }
}

function groupAnswer(speaker: Speaker, spot: string, options: Option[]): Answer {
  const move = readMove(options[0]!.move)
  const piece = pieceOf(options[0]!.move) ?? 'house'
  const answer = { move: OPEN + spot, label: speaker.name(piece) }
  if (move.verb !== 'sell') return { ...answer, note: reachNote(speaker, options) }
  const chips = options.flatMap((option) => gains(termsOf(option)))
  const places = new Set(options.map((option) => spotOf(option.move, 0)))
  const note = places.size === 1 ? placeNote(speaker, move.from) : undefined
  return { ...answer, note, chips: once(chips), between: speaker.say('operatable-or') }
}

/** From which level to which a composer may be moved. */
function reachNote(speaker: Speaker, options: Option[]): string {
  const levels = options.map((option) => termsOf(option).fame ?? 0).sort((one, two) => one - two)
  return speaker.say('operatable-reach', { fame: termsOf(options[0]).from ?? 0, levels: levels.join(', ') })
}

function placeNote(speaker: Speaker, from: { city: string; hall: number } | 'stock'): string {
  if (from === 'stock') return speaker.say('operatable-stock')
  return speaker.say('operatable-hall-of', { city: speaker.name(from.city), hall: from.hall })
}

function answerOf(speaker: Speaker, option: Option, question: string): Answer {
  const { say } = speaker
  const move = readMove(option.move)
  const terms = termsOf(option)
  const chips = [...costs(terms), ...gains(terms)]
  const answer = { move: option.move, chips }
  switch (move.verb) {
    case 'bid':
      return { ...answer, label: String(move.amount), chips: levelChip(terms) }
    case 'hire':
      return { ...answer, label: speaker.name(move.role), chips: [...chips, ...promised(gainOf(terms))] }
    case 'buy':
      return { ...answer, label: speaker.name(move.composer) }
    case 'build':
      return { ...answer, label: speaker.name(move.city), note: speaker.name(move.part) }
    case 'move':
      return moveAnswer(speaker, answer, move.city, terms)
    case 'sell':
      return { ...answer, label: say(`operatable-for-${move.price}`) }
    case 'raise':
    case 'lower':
      return { ...answer, label: say(`operatable-${move.verb}`, { levels: move.levels }), note: toFame(speaker, terms) }
    case 'claim':
      return { ...answer, label: say('operatable-claim'), note: givesNote(speaker, terms) }
    case 'rearrange':
      return { ...answer, label: say('operatable-rearrange') }
    case 'programme':
      return { ...answer, label: say('operatable-keep-programme') }
    case 'other':
      return { ...answer, label: move.text }
    case 'stop':
      return { ...answer, label: say(`operatable-stop-${question}`), kind: 'end' }
    default:
      return {
        ...answer,
        label: say(`operatable-${move.verb}`),
        note: say(`operatable-${move.verb}-note`),
        kind: 'end',
      }
  }
}

function moveAnswer(speaker: Speaker, answer: Priced, city: string, terms: Terms): Answer {
  const income: ChipValue[] = terms.income === undefined ? [] : [{ of: 'ducats', value: terms.income }]
  const chips = [...answer.chips, ...income]
  return { move: answer.move, label: speaker.name(city), chips, note: givesNote(speaker, terms) }
}

function toFame(speaker: Speaker, terms: Terms): string {
  return speaker.say('operatable-to-fame', { fame: terms.fame ?? 0 })
}

function givesNote(speaker: Speaker, terms: Terms): string | undefined {
  return terms.gives ? speaker.say('operatable-gives', { composer: speaker.name(terms.gives) }) : undefined
}

/** A move as a short sentence, for the button that says yes; or what the answer says, where that is enough. */
function sentence(speaker: Speaker, option: Option, answer = ''): string {
  const { say } = speaker
  const move = readMove(option.move)
  switch (move.verb) {
    case 'bid':
      return say('operatable-do-bid', { bid: move.amount })
    case 'hire':
      return say('operatable-do-hire', { role: speaker.name(move.role) })
    case 'buy':
      return say('operatable-do-buy', { composer: speaker.name(move.composer) })
    case 'build':
      return say('operatable-build-part', { part: speaker.name(move.part), city: speaker.name(move.city) })
    case 'move':
      return say('operatable-move-to', { city: speaker.name(move.city) })
    case 'sell':
      return say('operatable-do-sell', { composer: speaker.name(move.composer) })
    case 'raise':
    case 'lower':
      return say(`operatable-do-${move.verb}`, { composer: speaker.name(move.composer), levels: move.levels })
    case 'end':
      return say('operatable-do-end')
    default:
      return answer
  }
}

/** The piece or composer that an answer is about, for its face. */
export function pieceOf(text: string): Piece | null {
  const move = readMove(text)
  return 'composer' in move ? move.composer : null
}

function costs(terms: Terms): ChipValue[] {
  return terms.budget ? [{ of: 'budget', value: terms.budget }] : []
}

function gains(terms: Terms): ChipValue[] {
  const chips: ChipValue[] = []
  if (terms.ducats) chips.push({ of: 'ducats', value: terms.ducats })
  if (terms.points) chips.push({ of: 'points', value: terms.points })
  return chips
}

/** The best outcome possible now, as chips. */
function promised(promise: Gain): ChipValue[] {
  switch (promise.of) {
    case 'building':
    case 'scoring':
      return promise.points ? [{ of: 'points', value: promise.points }] : []
    case 'selling':
      return [{ of: 'ducats', value: promise.ducats }]
    default:
      return []
  }
}

function once(chips: ChipValue[]): ChipValue[] {
  return chips.filter((chip, index) => chips.findIndex((other) => other.of === chip.of) === index)
}
