import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { signed } from '../src/texts/figures'
import { askedSentence, describeMove, itemSentences } from '../src/texts/sentences'
import { Texts } from '../src/texts/texts'
import { ago } from '../src/texts/time'
import type { Item, Json, Snapshot } from '../src/api/types'
import renderings from './renderings.json'

const FOLDER = new URL('../../texts/', import.meta.url)
const LANGUAGES = ['en', 'nl', 'fr', 'it'] as const

function read(language: string): Texts {
  const texts = new Texts(language)
  for (const file of readdirSync(new URL(language, FOLDER))) {
    texts.add(file.replace('.ftl', ''), readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8'))
  }
  return texts
}

const all = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) as Record<string, Texts>

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = all[language]!
  test.each(renderings.said as [string, Json, Record<string, string>][])(
    '%s is said as in Python',
    (key, details, said) => {
      expect(texts.say(key, details)).toBe(said[language])
    },
  )
  test.each(renderings.moves as [string, string, Record<string, string>][])('%s: %s', (game, move, said) => {
    expect(describeMove((key, details) => texts.find(key, details), game, move)).toBe(said[language])
  })
})

const english = all.en!
const say = (key: string, details: Json = {}): string => english.say(key, details)
const find = (key: string, details: Json = {}): string | null => english.find(key, details)

test('an item tells its events that have words, each with its rule', () => {
  const events = [
    { kind: 'bid', seat: 'red', rule: 'B2', bid: 3 },
    { kind: 'paid', seat: 'red', rule: 'B2', ducats: 3 },
  ]
  const told = itemSentences(say, find, 'opera', { number: 4, at: 1, kind: 'moved', seat: 'red', events })
  expect(told.map(({ text, rule, seat }) => [text, rule, seat])).toEqual([['Red bids 3.', 'B2', 'red']])
})

test('what happens at the table itself is told, chat and secrets are not', () => {
  const item = (kind: Item['kind'], rest: Json): Item => ({ number: 1, at: 1, kind, ...rest }) as Item
  const lines = (one: Item): string[] => itemSentences(say, find, 'opera', one).map((line) => line.text)
  expect(lines(item('seated', { seat: 'red', name: 'Anna', bot: '' }))).toEqual(['Anna sits down at Red.'])
  expect(lines(item('seated', { seat: 'blue', name: '', bot: 'novice' }))).toEqual([
    'A bot (Novice) sits down at Blue.',
  ])
  expect(lines(item('said', { name: 'Anna', text: 'well?' }))).toEqual([])
  expect(lines(item('noted', { text: 'secret' }))).toEqual([])
})

test('only who is asked is asked', () => {
  const snapshot = {
    game: 'opera',
    you: 'red',
    asked: ['red'],
    view: { asks: { question: 'build' } },
  } as unknown as Snapshot
  expect(askedSentence(say, snapshot)).toBe('Architetto: do you build?')
  expect(askedSentence(say, { ...snapshot, asked: ['blue'] })).toBe('')
  expect(askedSentence(say, { ...snapshot, you: null })).toBe('')
})

test('signs and times', () => {
  expect([signed(4), signed(-5), signed(0)]).toEqual(['+4', '\u22125', '0'])
  expect(ago(0, 'nl', 3 * 3_600_000)).toContain('3')
})

test('a game without texts is told in its own words', () => {
  const bare = new Texts('en')
  expect(bare.say('seat-north')).toBe('North')
  expect(bare.say('client-game-toy')).toBe('Toy')
  expect(bare.say('toy-question-place-jars')).toBe('Place jars?')
  const paid = { kind: 'paid', seat: 'north', rule: 'T1', coins: 3, jars: ['a', null], places: { at: 'round' } }
  expect(bare.say('toy-event-paid', paid)).toBe('North: paid (coins 3, jars a null)')
  expect(bare.say('toy-event-great-round', { seat: '' })).toBe('Great round')
  expect(bare.say('client-unknown')).toBe('client-unknown')
})

test('things are called by the names of the table that is shown, until it is left', () => {
  const texts = read('en')
  const refused = (): string => texts.say('operaopoly-refusal-card-not-in-hand', { card: 'C04' })
  expect(refused()).toBe('You don’t have C04 in hand.')
  texts.use({ C04: 'Maria Waldmann', H3: 'Festspielhaus' })
  expect(refused()).toBe('You don’t have Maria Waldmann in hand.')
  expect(texts.say('operaopoly-event-auditioned', { seat: 'red', house: 'H3' })).toBe(
    'Red holds an Audition for Festspielhaus.',
  )
  texts.use({})
  expect(refused()).toBe('You don’t have C04 in hand.')
})

test('seats are called by the names of those who sit there, and the reader is “you”', () => {
  const texts = read('en')
  const bids = (seat: string): string => texts.say('opera-event-bid', { seat, bid: 3 })
  texts.introduce({ names: { red: 'Anna', blue: 'Fiona' }, you: 'red' })
  expect([bids('red'), bids('blue'), bids('yellow')]).toEqual(['You bid 3.', 'Fiona bids 3.', 'Yellow bids 3.'])
  expect(texts.say('seat-name', { seat: 'red' })).toBe('You')
  expect(texts.say('opera-event-gave-up', { seat: 'blue', composer: 'verdi', to: 'red' })).toBe(
    'Fiona gives you a music piece by Verdi.',
  )
  expect(texts.say('table-event-started', { seats: ['red', 'blue', 'yellow'] })).toBe(
    'The game begins. In order of play: you, Fiona, Yellow.',
  )
  texts.introduce({ names: { red: 'Anna', blue: 'Fiona' }, you: '' })
  expect([bids('red'), texts.say('seat-name', { seat: 'red' })]).toEqual(['Anna bids 3.', 'Anna'])
})

test('a place is told by its colour, whoever sits there, and nobody is called what their name spells', () => {
  const texts = read('en')
  texts.introduce({ names: { red: 'Anna', blue: 'red' }, you: 'red' })
  expect(texts.say('table-seat-taken', { seat: 'blue' })).toBe('Somebody is already sitting at Blue.')
  expect(texts.say('table-event-said', { name: 'red', text: 'verdi' })).toBe('red: verdi')
  expect(texts.say('opera-event-bid', { seat: 'blue', bid: 3 })).toBe('red bids 3.')
})

test('a game without texts has names and you, too', () => {
  const texts = read('en')
  texts.introduce({ names: { north: 'Anna', east: 'Bob' }, you: 'north' })
  expect(texts.say('seat-name', { seat: 'north' })).toBe('You')
  expect(texts.say('client-waiting', { seats: ['east'], count: 1 })).toBe('Waiting for Bob.')
})
