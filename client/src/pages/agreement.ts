/** What is agreed on before a game (time control, rated, spectators …), and how it is worded. */
import type { NewTable, TimeControlJson } from '../api/types'
import type { Find } from '../texts/sentences'
import type { Say } from '../texts/context'

export const TIME_CONTROLS = ['none', 'live', 'slow'] as const
const SECOND = 1000
const MINUTE = 60 * SECOND
/** Seconds that every decision adds, by the minutes everybody starts with. */
export const GRANTS: Record<number, number> = { 5: 10, 15: 20, 30: 30 }
export const MINUTES = Object.keys(GRANTS).map(Number)
export const DAYS = [1, 3, 7]
/** A decision with many options gets this much more for each of them. */
const EACH = 500

export function liveTimeControl(minutes: number): TimeControlJson {
  return { kind: 'live', bank: minutes * MINUTE, grant: (GRANTS[minutes] ?? 0) * SECOND, each: EACH }
}

export function slowTimeControl(days: number): TimeControlJson {
  return { kind: 'slow', days }
}

/** The figures that a sentence about a time control may need. */
function figures(pace: TimeControlJson): Record<string, number> {
  return {
    minutes: pace.kind === 'live' ? Math.round(pace.bank / MINUTE) : 0,
    seconds: pace.kind === 'live' ? Math.round(pace.grant / SECOND) : 0,
    days: pace.kind === 'slow' ? pace.days : 0,
  }
}

/** In two or three words: "5 min + 10 s". */
export function timeControlName(say: Say, pace: TimeControlJson): string {
  return say(`client-pace-${pace.kind}-is`, figures(pace))
}

/** In a sentence. */
export function timeControlSentence(say: Say, pace: TimeControlJson): string {
  return say(`client-pace-${pace.kind}-why`, figures(pace))
}

/** The name of a table option, and what it changes. */
export function optionName(find: Find, game: string, option: string): string {
  return find(`client-option-${game}-${option}`) ?? option.replaceAll('_', ' ')
}

export function optionSentence(find: Find, game: string, option: string): string {
  return find(`client-option-${game}-${option}-why`) ?? ''
}

export interface Agreement extends Omit<NewTable, 'players' | 'seats' | 'begin' | 'commitment'> {
  options: string[]
}

/** Something agreed on: a few words, and a sentence. */
export interface AgreementLine {
  name: string
  why: string
}

/** Everything that is not as usual. */
export function unusual(say: Say, find: Find, agreed: Agreement): AgreementLine[] {
  const { game, options, pace } = agreed
  const lines = options.map((option) => ({
    name: optionName(find, game, option),
    why: optionSentence(find, game, option),
  }))
  if (pace && pace.kind !== 'none')
    lines.unshift({ name: timeControlName(say, pace), why: timeControlSentence(say, pace) })
  if (agreed.rated) lines.push({ name: say('client-rated'), why: say('client-rated-why') })
  if (agreed.spectators === false)
    lines.push({ name: say('client-no-spectators'), why: say('client-no-spectators-why') })
  return lines
}

/** What people read before they sit down: also who may come, and who steps in for whoever leaves. */
export function agreementLines(say: Say, find: Find, agreed: Agreement): AgreementLine[] {
  const lines = unusual(say, find, agreed)
  if (agreed.pace?.kind === 'none')
    lines.unshift({ name: timeControlName(say, agreed.pace), why: timeControlSentence(say, agreed.pace) })
  const coming = agreed.public ? 'client-public' : 'client-private'
  lines.push({ name: say(coming), why: say(`${coming}-why`) })
  if (agreed.substitute) {
    const bot = say(`bot-${agreed.substitute}`)
    lines.push({ name: say('client-substitute-is', { bot }), why: say('client-substitute-why') })
  }
  return lines
}
