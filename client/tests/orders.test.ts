import { expect, test } from 'vitest'
import type { Item, PossibleOrders, Snapshot, OrderText } from '../src/api/types'
import { mutedBy, nameOf } from '../src/shell/muted'
import { freeName, OrderBook, readOrder, type Draft } from '../src/shell/orders'

const POSSIBLE: PossibleOrders = {
  questions: [
    { text: 'toy-order-bid', when: [['asks.question', 'is', 'bid']], answers: ['bid 0', 'bid 1'] },
    { text: 'toy-order-buy', when: [['asks.question', 'is', 'buy']], answers: ['stop'] },
  ],
  conditions: [
    { text: 'toy-coins', path: 'players.{seat}.coins', compare: 'at-least', of: [], words: [], least: 0, most: 9 },
    {
      text: 'toy-offer',
      path: 'offer.{of}',
      compare: 'at-least',
      of: ['verdi', 'wagner'],
      words: [],
      least: 1,
      most: 4,
    },
    { text: 'toy-hired', path: 'roles.{of}', compare: 'is', of: ['critico'], words: ['{seat}'], least: 0, most: 0 },
  ],
}
const say = (key: string, details: Record<string, unknown> = {}): string =>
  `${key} ${Object.values(details).join(' ')}`.trim()
const find = (key: string): string | null => (key === 'toy-of-verdi' ? 'Verdi' : null)
const book = new OrderBook(POSSIBLE, 'toy', 'red', say, find, (move) => `<${move}>`)
const told = (compare: string, what: string, value: string | number) => ({
  text: `table-order-${compare}`,
  details: { what, value },
})
const ORDER: OrderText = {
  text: 'table-order',
  details: { move: 'bid 0' },
  when: [told('is', 'asks.question', 'bid'), told('at-least', 'players.red.coins', 3)],
  unless: [told('at-least', 'offer.verdi', 2), told('has', 'shelf', 'jar')],
}

test('an order is told in plain words', () => {
  expect(book.lines({ save: ORDER })).toEqual([
    {
      name: 'save',
      question: 'toy-order-bid',
      move: '<bid 0>',
      when: ['toy-coins  3'],
      unless: ['toy-offer verdi 2', 'table-order-has shelf jar'],
    },
  ])
})

test('an order that answers whatever is asked names no question', () => {
  const [line] = book.lines({ any: { ...ORDER, when: [], unless: [] } })
  expect(line).toMatchObject({ question: '', when: [], unless: [] })
})

test('an order that is written down to be changed is the same order', () => {
  const draft = book.draft('save', ORDER)
  expect(draft).toMatchObject({ name: 'save', question: 0, move: 'bid 0' })
  expect(book.order(draft)).toEqual(readOrder(ORDER))
})

test('conditions are made of what the game offers, for the own seat', () => {
  const [coins, offer, hired] = POSSIBLE.conditions
  expect(book.make(coins!, '', 4)).toEqual(['players.red.coins', 'at-least', 4])
  expect(book.make(offer!, 'wagner', 1)).toEqual(['offer.wagner', 'at-least', 1])
  expect(book.make(hired!, 'critico', '{seat}')).toEqual(['roles.critico', 'is', 'red'])
  expect(book.outline(offer!)).toBe('toy-offer … …')
  expect([book.name('verdi'), book.name('wagner')]).toEqual(['Verdi', 'wagner'])
})

test('a draft becomes an order for its question', () => {
  const unless = { unless: true, condition: ['round', 'at-least', 6] } as Draft['conditions'][number]
  expect(book.order({ name: '', question: 1, move: 'stop', conditions: [unless] })).toEqual({
    when: [['asks.question', 'is', 'buy']],
    unless: [['round', 'at-least', 6]],
    move: 'stop',
  })
})

test('the question asked now is the one that its conditions name', () => {
  const snapshot = { asked: ['red'], view: { asks: { question: 'buy' } } } as unknown as Snapshot
  expect(book.askedNow(snapshot)).toBe(1)
  expect(book.askedNow({ ...snapshot, asked: ['blue'] })).toBe(-1)
  expect(book.askedNow({ ...snapshot, view: { asks: null } })).toBe(-1)
})

test('a new order has a name that is free', () => {
  expect(freeName()).toBe('1')
  expect(freeName({ 1: ORDER, 3: ORDER })).toBe('2')
})

test('whoever was muted last stays so until heard again', () => {
  const muted = (whom: string, on: boolean): Item => ({ number: 1, at: 0, kind: 'muted', whom, on })
  const said: Item = {
    number: 2,
    at: 0,
    kind: 'said',
    person: 'cleo',
    name: 'Cleo',
    seat: '',
    text: 'Hm.',
    gallery: false,
  }
  expect([...mutedBy([muted('cleo', true), muted('bob', true), muted('cleo', false)])]).toEqual(['bob'])
  expect(nameOf([said], 'cleo')).toBe('Cleo')
  expect(nameOf([said], 'dora')).toBe('dora')
})
