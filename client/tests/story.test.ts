import { expect, test } from 'vitest'
import type { Item, Snapshot } from '../src/api/types'
import { chapters, lastOwnMove, missedBy, standing, toldLines, turnsOf } from '../src/shell/story'
import type { Line } from '../src/texts/sentences'

function moved(number: number, seat: string, ...events: { kind: string; seat?: string }[]): Item {
  return { number, at: 0, kind: 'moved', seat, move: 'x', events } as unknown as Item
}
const fact = (number: number, kind: string, rest: object = {}): Item => ({ number, at: 0, kind, ...rest }) as Item

const GAME = [
  fact(1, 'started'),
  moved(2, 'red', { kind: 'round' }, { kind: 'hired', seat: 'red' }),
  moved(3, 'blue', { kind: 'hired', seat: 'blue' }, { kind: 'bought', seat: 'blue' }),
  moved(4, 'red', { kind: 'built', seat: 'red' }),
  fact(5, 'undone', { seat: 'red', taken_back: 4 }),
  moved(6, 'blue', { kind: 'sold', seat: 'blue' }, { kind: 'income', seat: 'red' }, { kind: 'income', seat: 'blue' }),
]
const snapshot = (you: string | null, status = 'playing'): Snapshot => ({ you, status }) as Snapshot
const tell = (item: Item): Line[] =>
  item.kind === 'moved'
    ? item.events.map((event) => ({ text: event.kind, rule: '', kind: event.kind, seat: event.seat ?? '', event }))
    : []

test('what was missed begins after the own last move that counts', () => {
  const numbers = (you: string | null, status?: string): number[] =>
    missedBy({ items: GAME, snapshot: snapshot(you, status) }).map(({ number }) => number)
  expect([lastOwnMove(GAME, 'red'), lastOwnMove(GAME, 'blue'), lastOwnMove(GAME, 'green')]).toEqual([2, 6, 1])
  expect(numbers('red')).toEqual([3, 6])
  expect(numbers('blue')).toEqual([])
  expect(numbers('green')).toEqual([2, 3, 6])
  expect([numbers(null), numbers('red', 'ended')]).toEqual([[], []])
})

test('a story has a heading for every round and every turn', () => {
  const told = chapters(toldLines(standing(GAME), tell)).map(({ kind, seat, lines }) => [
    kind,
    seat,
    lines.map(({ line }) => line.text).join(' '),
  ])
  expect(told).toEqual([
    ['round', '', 'round'],
    ['turn', 'red', 'hired'],
    ['turn', 'blue', 'hired bought sold'],
    ['rest', '', 'income income'],
  ])
})

test('a turn is told in one piece, with whose it is', () => {
  expect(turnsOf(toldLines(standing(GAME), tell)).map(({ seat, text }) => [seat, text])).toEqual([
    ['', 'round'],
    ['red', 'hired'],
    ['blue', 'hired bought sold'],
    ['', 'income income'],
  ])
})
