/** What Operaopoly says about its questions, and about the things on its table. Texts are in `operaopolyhelp`. */
import type { Explanation, GameHelp, HelpLine, HelpTable, Prompt, QuestionHelp } from '../help/contract'
import { readMove, type Verb } from './moves'
import type { Game } from './types'

type Table = HelpTable<Game>
/** A text by its key, and the rules behind it. */
type Line = readonly [key: string, rules: readonly string[]]

export const help: GameHelp<Game> = { questionOf, explain, promptsOf, hasty }

/** What can be done in a turn, by the verbs of the moves that do it; what belongs together is told once. */
const ACTIONS: readonly (readonly [verbs: readonly Verb[], key: string, rules: readonly string[]])[] = [
  [['draw'], 'draw', ['P1', 'O1']],
  [['sponsor'], 'sponsor', ['P2', 'L3', 'C1']],
  [['hire'], 'hire', ['O2', 'O3', 'O4']],
  [['rehearse'], 'rehearse', ['O5']],
  [['change', 'recast'], 'change', ['P3', 'O6']],
  [['take', 'oust'], 'take', ['P4', 'O7', 'R1']],
  [['audition'], 'audition', ['O8']],
  [['direct'], 'direct', ['R4']],
  [['discard'], 'discard', ['T3']],
  [['end'], 'end', ['T2', 'T3']],
]
const THINK: Record<string, readonly Line[]> = {
  act: [
    ['act-think-1', ['R2']],
    ['act-think-2', ['L1']],
    ['act-think-3', ['T4']],
  ],
  pick: [['pick-think-1', ['H1']]],
  discard: [['discard-think-1', []]],
}
const ANSWERS: Record<string, readonly Line[]> = {
  pick: [
    ['pick-1', ['O8']],
    ['pick-2', ['O8']],
  ],
  discard: [['discard-1', ['T3', 'H1']]],
}
const RULES: Record<string, readonly string[]> = { act: ['T2'], pick: ['O8'], discard: ['T3'] }
const SECTIONS: Record<string, string> = { act: 'T', pick: 'O', discard: 'T' }
/** What is worth a word when it can be done for the first time. */
const FIRSTS = ['sponsor', 'hire', 'direct', 'take', 'rehearse', 'audition']
const THINGS: Record<string, readonly (readonly string[])[]> = {
  category: [['P2'], ['L3', 'C1']],
  slot: [['O2', 'O5'], ['L3']],
  impresario: [['R2'], ['R4']],
  composer: [['R4'], ['R4']],
  marker: [['S3', 'L3', 'C2']],
  tokens: [['T4']],
  house: [['L1', 'L3'], ['L3']],
  decks: [['P1', 'O1']],
  bonus: [['S2', 'L3']],
  points: [['C3']],
  end: [['T2', 'T3']],
}

function questionOf(table: Table): QuestionHelp | null {
  const topic = topicOf(table)
  if (!topic) return null
  return {
    title: title(table, topic),
    what: line(table, [`${topic}-what`, RULES[topic] ?? []]),
    ...(topic === 'act' ? { answersTitle: say(table, 'act-answers') } : {}),
    answers: topic === 'act' ? actions(table) : (ANSWERS[topic] ?? []).map((answer) => line(table, answer)),
    think: (THINK[topic] ?? []).map((thought) => line(table, thought)),
    section: SECTIONS[topic] ?? '',
    side: 'right',
  }
}

function explain(table: Table, what: string): Explanation | null {
  const [kind = '', name = ''] = what.split('.')
  const thing = kind === 'move' ? name : kind
  const rules = THINGS[thing]
  if (!rules) return null
  const lines = rules.map((behind, at) => line(table, [`about-${thing}-${at + 1}`, behind]))
  return { title: say(table, `about-${thing}`), lines }
}

/** The question itself first; in a turn, then what can be done for the first time. */
function promptsOf(table: Table): Prompt[] {
  const topic = topicOf(table)
  if (!topic) return []
  const topics = topic === 'act' ? [topic, ...offered(table).filter((key) => FIRSTS.includes(key))] : [topic]
  return topics.map((name) => ({ topic: name, text: say(table, `${name}-short`), rules: rulesOf(name) }))
}

function rulesOf(topic: string): readonly string[] {
  return RULES[topic] ?? ACTIONS.find(([, key]) => key === topic)?.[2] ?? []
}

/** To end the turn with actions left. */
function hasty(table: Table, move: string): string | null {
  const left = table.snapshot.view?.actions ?? 0
  return move === 'end' && left > 0 ? table.say('operaopolyhelp-hasty-end', { actions: left }) : null
}

/** What whoever looks is asked, by the server's word for it. */
function topicOf({ snapshot: { view, you, asked } }: Table): string | null {
  const topic = view?.asks.question
  return topic && topic in RULES && you && asked.includes(you) ? topic : null
}

/** The kinds of actions that are possible now. */
function offered({ snapshot }: Table): string[] {
  const verbs = new Set((snapshot.options ?? []).map((option) => readMove(option.move).verb))
  return ACTIONS.filter(([these]) => these.some((verb) => verbs.has(verb))).map(([, key]) => key)
}

function actions(table: Table): HelpLine[] {
  return offered(table).map((key) => line(table, [`act-${key}`, rulesOf(key)]))
}

function title({ say, snapshot }: Table, topic: string): string {
  if (topic === 'act') return say('operaopolytable-ask-act', { actions: snapshot.view?.actions ?? 0 })
  return say(`operaopoly-question-${topic}`)
}

function line(table: Table, [key, rules]: Line): HelpLine {
  return { text: say(table, key), rules }
}

function say({ say, components }: Table, key: string): string {
  const { actions, hand_limit, tokens, sponsor_points, composer_plus, bonus_points } = components.rules
  return say(`operaopolyhelp-${key}`, {
    most: actions,
    hand: hand_limit,
    tokens: String(tokens),
    pays: sponsor_points,
    plus: composer_plus,
    bonus: bonus_points,
  })
}
