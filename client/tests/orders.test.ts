import { expect, test } from 'vitest'
import type { Item, Sight } from '../src/api/types'
import { mutedBy, nameOf } from '../src/shell/muting'
import { newOrder, orderLines, questionNow, questionWords } from '../src/shell/orders'

const TEXTS: Record<string, string> = {
  'toy-question-bid': 'How much do you bid? You pay it.',
  'toy-question-move': 'Where does {$role-the} go?',
  'toy-verb-bid': 'bid',
}
const find = (key: string) => TEXTS[key] ?? null
const say = (key: string, details: Record<string, unknown> = {}) => `${key} ${Object.values(details).join(' ')}`.trim()
const is = (what: string, value: unknown) => ({ text: 'table-order-is', details: { what, value } })

test('an order is told in plain words', () => {
  const order = { text: 'table-order', details: { move: 'bid 0' }, when: [is('asks.question', 'bid')], unless: [is('round', 6)] }
  const sight = { game: 'toy', orders: { save: order } } as unknown as Sight
  expect(orderLines(say, find, sight)).toEqual([
    { name: 'save', move: 'bid 0', when: ['client-order-asked How much do you bid?'], unless: ['table-order-is round 6'] },
  ])
})

test('a question that needs details is called by its name', () => {
  expect(questionWords(find, 'toy', 'move')).toBe('move')
  expect(questionWords(find, 'toy', 'unheard-of')).toBe('unheard-of')
})

test('an order answers the question that is asked of this seat now', () => {
  const sight = { you: 'red', asked: ['red'], view: { asks: { question: 'bid' } } } as unknown as Sight
  expect(questionNow(sight)).toBe('bid')
  expect(questionNow({ ...sight, asked: ['blue'] })).toBe('')
  expect(newOrder('bid', 'bid 0')).toEqual({ when: [['asks.question', 'is', 'bid']], unless: [], move: 'bid 0' })
})

test('whoever was muted last stays so until heard again', () => {
  const muted = (whom: string, on: boolean): Item => ({ number: 1, at: 0, kind: 'muted', whom, on })
  const said: Item = { number: 2, at: 0, kind: 'said', person: 'cleo', name: 'Cleo', text: 'Hm.' }
  expect([...mutedBy([muted('cleo', true), muted('bob', true), muted('cleo', false)])]).toEqual(['bob'])
  expect(nameOf([said], 'cleo')).toBe('Cleo')
  expect(nameOf([said], 'dora')).toBe('dora')
})
