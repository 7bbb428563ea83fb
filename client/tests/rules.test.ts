import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RulebookPage } from '../src/api/types'
import { termsOf } from '../src/pages/rules/glossary'
import { cited, filterRulebook, plain, placesOf, mentions } from '../src/pages/rules/search'
import { partsOf, rulesBehind } from '../src/shell/reasons'
import { passages, rulesOf } from '../src/shell/rulebooks'
import { rulesOfSource } from '../src/shell/points'
import { parseRoute } from '../src/shell/routes'

const rule = (number: string, text: string, note = '') => ({
  number,
  text,
  notes: note ? [{ kind: 'ruling', text: note }] : [],
  drawings: [],
})
const BOOK: RulebookPage = {
  game: 'opera',
  language: 'fr',
  title: 'Opera',
  introduction: 'Bienvenue',
  sections: [
    {
      letters: 'E',
      title: 'Phase de fin',
      rules: [rule('E4', 'Vide le Palazzo dans la défausse.'), rule('E5', 'Rien.')],
    },
    { letters: 'C', title: 'Décompte', rules: [rule('C4', 'Comme en E4 et Z9.', 'L’échelle')] },
  ],
  synonyms: { poubelle: ['defausse', 'rien'] },
}
const found = (sought: string): string[] => rulesOf(filterRulebook(BOOK, sought)).map((one) => one.number)

test('words sought are marked as they are written', () => {
  const text = 'Straße: l’Échelle, échelle'
  const marked = (sought: string): string[] => placesOf(text, sought).map(([from, to]) => text.slice(from, to))
  expect(marked('ECHELLE')).toEqual(['Échelle', 'échelle'])
  expect(marked("strasse l'e")).toEqual(['Straße', 'l’É'])
  expect(marked(' ')).toEqual([])
})

test('words are found whatever their accents, capitals and apostrophes', () => {
  expect(plain('DÉFAUSSE l’Échelle Straße')).toBe("defausse l'echelle strasse")
  expect(found('defausse PALAZZO')).toEqual(['E4'])
  expect(found("l'echelle")).toEqual(['C4'])
  expect(found('decompte')).toEqual(['C4'])
  expect(found('fin')).toEqual(['E4', 'E5'])
  expect(found('e4')).toEqual(['E4', 'C4'])
  expect(found('zeppelin')).toEqual([])
})

test('what a book says otherwise is found and marked too', () => {
  expect(found('Poubelle')).toEqual(['E4', 'E5'])
  expect(found('poubelle palazzo')).toEqual(['E4'])
  expect(placesOf('La défausse, la poubelle', 'poubelle', BOOK.synonyms)).toEqual([
    [16, 24],
    [3, 11],
  ])
})

test('nothing sought is the whole book, something sought has no introduction', () => {
  expect(filterRulebook(BOOK, '  ')).toBe(BOOK)
  expect(filterRulebook(BOOK, 'fin').introduction).toBe('')
  expect(mentions('one two', 'two three')).toBe(false)
})

test('rules that are named become links, whatever only looks like one does not', () => {
  const numbers = new Set(['E4', 'C4'])
  expect(cited('Comme en E4 et Z9, puis C4.', numbers)).toEqual(['Comme en ', 'E4', ' et Z9, puis ', 'C4', '.'])
  expect(cited('Z9', numbers)).toEqual(['Z9'])
  expect(cited('E4', numbers)).toEqual(['', 'E4', ''])
})

test('a text is set in paragraphs and lists', () => {
  expect(passages('First.\n\nSecond:\n– one\n– two\nThird.')).toEqual(['First.', 'Second:', ['one', 'two'], 'Third.'])
})

test('an event says why by its parts, or by its rule', () => {
  const say = (key: string, details?: Record<string, unknown>): string => `${key} ${String(details?.pieces)}`
  const income = { kind: 'income', rule: 'I2', pieces: 3, by_rule: { I1: 5, I2: 5 } }
  expect(rulesBehind(income)).toEqual(['I1', 'I2'])
  expect(partsOf(say, income)[0]).toEqual({ text: 'rulespage-part-I1 3', value: 5, rule: 'I1' })
  expect(rulesBehind({ kind: 'moved', rule: 'F1' })).toEqual(['F1'])
  expect(partsOf(say, { kind: 'moved', rule: 'F1' })).toEqual([])
})

test('a source of points names its rules once', () => {
  const given = (why: string, rule: string) => ({ kind: 'points', why, rule, points: 1 })
  const events = [given('esperto', 'AE4'), given('esperto', 'AE1'), given('esperto', 'AE4'), given('signora', 'AS1')]
  expect(rulesOfSource(events, 'esperto')).toEqual(['AE1', 'AE4'])
})

test('the glossary has every term in every language', () => {
  const sources = ['en', 'nl', 'fr', 'it'].map((language) =>
    readFileSync(new URL(`../../texts/${language}/glossary.ftl`, import.meta.url), 'utf8'),
  )
  const terms = termsOf(sources)
  expect(terms.length).toBeGreaterThan(60)
  expect(terms.find((term) => term.id === 'opera-critico')?.words).toEqual({
    en: 'Critico',
    nl: 'Critico',
    fr: 'Critique',
    it: 'Critico',
  })
  for (const term of terms) for (const word of Object.values(term.words)) expect(word).not.toMatch(/glossary-/)
})

test('paths of books and glossary', () => {
  expect(parseRoute('/rules/opera')).toEqual({ page: 'rules', game: 'opera' })
  expect(parseRoute('/rules/opera/more')).toEqual({ page: 'unknown' })
  expect(parseRoute('/glossary')).toEqual({ page: 'glossary' })
  expect(parseRoute('/glossary/more')).toEqual({ page: 'unknown' })
})
