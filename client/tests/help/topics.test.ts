import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Json, Snapshot } from '../../src/api/types'
import type { GameHelp, HelpLine, HelpTable } from '../../src/help/contract'
import { help as opera } from '../../src/opera/help'
import { topicOf, TOPICS } from '../../src/opera/helpTopics'
import { help as operaopoly } from '../../src/operaopoly/help'
import { Texts } from '../../src/texts/texts'

/** As the shell has them: for any game. */
const OPERA = opera as unknown as GameHelp
const OPERAOPOLY = operaopoly as unknown as GameHelp
const LANGUAGES = ['en', 'nl', 'fr', 'it']
const FILES = ['kernel', 'client', 'bot', 'help']

function read(language: string, file: string): string {
  return readFileSync(new URL(`../../../texts/${language}/${file}.ftl`, import.meta.url), 'utf8')
}

/** All texts that help may need, and a table that speaks them; a text that is missing is an error. */
function table(language: string, game: string, snapshot: object, components: Json): HelpTable {
  const texts = new Texts(language)
  for (const file of [...FILES, game, `${game}table`, `${game}help`]) texts.add(file, read(language, file))
  const say = (key: string, details?: Record<string, unknown>): string => {
    const found = texts.find(key, details)
    if (found === null) throw new Error(`${language} has no ${key}`)
    return found
  }
  return { say, snapshot: snapshot as Snapshot, components }
}

function rulesOf(game: string): Set<string> {
  return new Set([...read('en', `${game}rules`).matchAll(/^\w+-([A-Z]+\d+) =/gm)].map(([, rule]) => rule!))
}

const BOX = {
  money: { per_hall: 2, points_per_hall: 2, per_fame: 2 },
  critico_reach: 2,
  income: [0, 1, 3, 5],
  roles: ['impresario', 'architetto', 'signora', 'maestro', 'critico', 'esperto'].map((role, at) => ({
    role,
    fee: 2,
    kind: at < 3 ? 'employee' : 'character',
  })),
  cities: [{ city: 'wien', main: { halls: 2 }, wing: { halls: 1 } }],
}
const ROLES = BOX.roles.map(({ role }) => role)
const VIEW = {
  seat: 'red',
  roles: { signora: 'blue' },
  offer: { verdi: 2, wagner: 1 },
  ladder: ['verdi', 'wagner'],
  palazzo: [],
  figures: { maestro: null, critico: 'wien', esperto: null },
  supply: { wien: { main: 1, wing: 2 } },
}
const GAIN = { city: 'wien', points: 8, gives: 'verdi', to: 'blue', counting: -7 }
const FORECAST = {
  setting: { hires: 3, palazzo: 3, free_actions: 0 },
  roles: { maestro: { city: 'wien', income: 3 }, esperto: GAIN },
}
const SEATS = { red: { name: 'Anna', bot: '' }, blue: { name: '', bot: 'novice' } }

/** Somebody who is asked this, at a table of Opera. */
function asked(asks: object): object {
  const roles = { ...VIEW.roles, ...('along' in asks && 'role' in asks ? { [String(asks.role)]: 'blue' } : {}) }
  const own = 'role' in asks && !('along' in asks) ? { [String(asks.role)]: 'red' } : {}
  const view = { ...VIEW, asks, roles: { ...roles, ...own } }
  return { game: 'opera', you: 'red', asked: ['red'], view, forecast: FORECAST, seats: SEATS, options: [] }
}
const QUESTIONS: Record<string, object> = {
  bid: { question: 'bid', sealed: [], bid: null },
  hire: { question: 'hire', seat: 'red' },
  buy: { question: 'buy', role: 'impresario' },
  programme: { question: 'programme', role: 'impresario' },
  build: { question: 'build', role: 'architetto' },
  sell: { question: 'sell', role: 'signora' },
  critique: { question: 'critique', role: 'critico' },
  claim: { question: 'claim', role: 'esperto', along: true },
  'buy-along': { question: 'buy', role: 'impresario', along: true },
  'build-along': { question: 'build', role: 'architetto', along: true },
  'sell-along': { question: 'sell', role: 'signora', along: true },
  maestro: { question: 'move', role: 'maestro' },
  critico: { question: 'move', role: 'critico' },
  esperto: { question: 'move', role: 'esperto' },
}

function check(lines: readonly HelpLine[], rules: Set<string>): void {
  for (const { text, rules: behind } of lines) {
    expect(text).toMatch(/\p{L}.*[.?]$/u)
    expect(behind.filter((rule) => !rules.has(rule))).toEqual([])
  }
}

function checkQuestion(help: GameHelp, at: HelpTable, rules: Set<string>): void {
  const asked = help.questionOf(at)!
  expect(asked.title).toBeTruthy()
  check([asked.what, ...asked.answers, ...asked.think], rules)
  expect(asked.answers.length).toBeGreaterThan(0)
  check(help.promptsOf(at), rules)
}

test('the server names every kind of question of Opera that there is help for', () => {
  expect(Object.keys(QUESTIONS).sort()).toEqual(Object.keys(TOPICS).sort())
  for (const [topic, asks] of Object.entries(QUESTIONS)) expect(topicOf(asked(asks) as never)).toBe(topic)
})

test.each(LANGUAGES)('every question of Opera is explained (%s)', (language) => {
  for (const asks of Object.values(QUESTIONS))
    checkQuestion(OPERA, table(language, 'opera', asked(asks), BOX), rulesOf('opera'))
})

test.each(LANGUAGES)('every thing of Opera is explained (%s)', (language) => {
  const at = table(language, 'opera', asked(QUESTIONS.bid!), BOX)
  const things = ['unit.ducats', 'unit.points', 'unit.budget', 'palazzo', 'century', 'round', 'ladder', 'stock']
  const more = ['screen', 'income', 'counting', 'hires', 'move.end', 'move.intermezzo', 'city.wien']
  for (const what of [...things, ...more, ...ROLES.map((role) => `role.${role}`)]) {
    const told = OPERA.explain(at, what)!
    expect(told.title).toBeTruthy()
    check(told.lines, rulesOf('opera'))
  }
})

test('a role says what it would bring now', () => {
  const at = table('en', 'opera', asked(QUESTIONS.bid!), BOX)
  const now = (role: string): string | undefined => OPERA.explain(at, `role.${role}`)?.now
  expect(now('esperto')).toBe(
    'best for you in Wien: +8\u00a0★ for giving up Verdi. In the counting round you’d then have 7\u00a0★ less. It goes to Nico.',
  )
  expect(now('maestro')).toBe('best for you in Wien: income +3\u00a0♦.')
  expect(now('impresario')).toBe('3 pieces on offer, 1 to 2\u00a0♦.')
  expect(now('signora')).toBe('Nico has hired it this round.')
  expect(now('critico')).toContain('Wien')
})

test('nobody is told about a question that somebody else is asked', () => {
  const others = { ...asked(QUESTIONS.bid!), asked: ['blue'] }
  expect(OPERA.questionOf(table('en', 'opera', others, BOX))).toBeNull()
})

const RULES = { actions: 3, hand_limit: 3, tokens: 6, sponsor_points: 2, composer_plus: 2, bonus_points: 6 }
const MOVES = [
  'draw opera',
  'sponsor bizet funding PF1',
  'hire H1 male C01',
  'rehearse H1 male RC1',
  'recast H1 male -',
  'oust H2 male C02',
  'audition H1',
  'direct bizet home',
  'discard C01',
  'end',
]
const turn = (question: string): object => ({
  game: 'operaopoly',
  you: 'red',
  asked: ['red'],
  view: { asks: { question }, actions: 2 },
  seats: SEATS,
  options: MOVES.map((move) => ({ move, about: {} })),
})

test.each(LANGUAGES)('every question and thing of Operaopoly is explained (%s)', (language) => {
  const rules = rulesOf('operaopoly')
  for (const question of ['act', 'pick', 'discard'])
    checkQuestion(OPERAOPOLY, table(language, 'operaopoly', turn(question), { rules: RULES }), rules)
  const at = table(language, 'operaopoly', turn('act'), { rules: RULES })
  const things = 'category slot impresario composer marker tokens house decks bonus points move.end'
  for (const what of things.split(' ')) check(OPERAOPOLY.explain(at, what)!.lines, rules)
  expect(OPERAOPOLY.questionOf(at)?.answers).toHaveLength(10)
  expect(OPERAOPOLY.hasty?.(at, 'end')).toContain('2')
})

test('in a turn the prompter has a word for what can be done for the first time', () => {
  const at = table('en', 'operaopoly', turn('act'), { rules: RULES })
  const topics = OPERAOPOLY.promptsOf(at).map(({ topic }) => topic)
  expect(topics).toEqual(['act', 'sponsor', 'hire', 'rehearse', 'take', 'audition', 'direct'])
})
