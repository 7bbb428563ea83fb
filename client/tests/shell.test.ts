import { beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent, Item } from '../src/api/types'
import { answersOf } from '../src/game/answers'
import { NewsQueue } from '../src/live/newsQueue'
import type { Part } from '../src/scenes/parts'
import { nextHotseat } from '../src/live/hotseat'
import { bars, course, lead, outcomeOf, placeNumbers } from '../src/pages/result/outcome'
import { pointsBySource, standingEvents, takenBack } from '../src/shell/points'
import { parseRoute } from '../src/shell/routes'

const points = (seat: string, amount: number, why: string) => ({ kind: 'points', seat, points: amount, why })
const moved = (number: number, ...events: GameEvent[]): Item => ({
  number,
  at: number,
  kind: 'moved',
  seat: 'red',
  events,
})

const ITEMS: Item[] = [
  moved(1, points('red', 2, 'building')),
  moved(2, points('blue', 4, 'building'), { kind: 'round', round: 2 }),
  moved(3, points('red', 9, 'esperto')),
  { number: 4, at: 4, kind: 'undone', seat: 'red', taken_back: 3 },
  moved(5, { kind: 'counting', counting: 1 }, points('red', -1, 'empty-halls'), points('blue', 3, 'great-halls')),
  {
    number: 6,
    at: 6,
    kind: 'ended',
    outcome: 'finished',
    result: { points: { red: 1, blue: 7 }, ranking: ['blue', 'red'] },
    seed: '',
  },
]

test('what was taken back no longer counts', () => {
  expect([...takenBack(ITEMS)]).toEqual([3])
  expect(pointsBySource(standingEvents(ITEMS))).toEqual({
    red: { building: 2, 'empty-halls': -1 },
    blue: { building: 4, 'great-halls': 3 },
  })
})

test('bars put what was lost left of zero, and add up', () => {
  const outcome = outcomeOf(ITEMS)!
  expect(lead(outcome)).toBe(6)
  const drawn = bars(ITEMS, outcome)
  expect(drawn.sources).toEqual(['building', 'empty-halls', 'great-halls'])
  expect(drawn.bars[1]).toEqual({
    seat: 'red',
    total: 1,
    parts: [
      { why: 'building', points: 2, from: 0 },
      { why: 'empty-halls', points: -1, from: -1 },
    ],
  })
})

test('the course follows the moves that stand', () => {
  const drawn = course(ITEMS, ['blue', 'red'])
  expect(drawn.lines).toEqual({ blue: [0, 0, 4, 7], red: [0, 2, 2, 1] })
  expect(drawn.rounds).toEqual([{ at: 2, round: 2 }])
  expect(drawn.countings).toEqual([3])
})

test('a shared place is shared, and the next one is left out', () => {
  expect(placeNumbers([['red', 'blue'], ['green']])).toEqual({ red: 1, blue: 1, green: 3 })
})

test.each([
  ['/', { page: 'home' }],
  ['/t/abc', { page: 'table', id: 'abc' }],
  ['/t/abc/replay', { page: 'replay', id: 'abc' }],
  ['/c/XY%20Z', { page: 'code', code: 'XY Z' }],
  ['/t', { page: 'unknown' }],
  ['/t/abc/replay/more', { page: 'unknown' }],
  ['/anything', { page: 'unknown' }],
])('%s is a place', (path, place) => {
  expect(parseRoute(path)).toEqual(place)
})

test('the device is handed on only when somebody else at it is asked', () => {
  expect(nextHotseat(['red', 'blue'], 'red', ['red', 'blue'])).toBe('')
  expect(nextHotseat(['red', 'blue'], 'red', ['blue'])).toBe('blue')
  expect(nextHotseat(['red', 'blue'], 'red', ['green'])).toBe('')
})

test('answers have names, notes and chips', () => {
  const words: Record<string, string> = { 'opera-name-signora': 'Signora', 'opera-move-hire-signora': 'sell a piece' }
  const option = { move: 'hire signora', about: { fee: 2, budget: -2, points: 4 } }
  const snapshot = { game: 'opera', options: [option, { move: 'end', about: {} }] } as never
  expect(answersOf((key) => words[key] ?? null, snapshot)).toMatchObject([
    {
      label: 'hire Signora',
      note: 'sell a piece',
      chips: [
        { of: 'budget', value: -2 },
        { of: 'points', value: 4 },
      ],
      kind: 'lit',
    },
    { label: 'end', kind: 'end' },
  ])
})

let shown: number[][]
const news = (...numbers: number[]): Part => {
  const items = numbers.map((number) => moved(number, { kind: 'x' }))
  return { items, fresh: items, snapshot: {} as never }
}
const numbers = (one: Part): number[] => one.items.map((item) => item.number)

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
})

/** What an event takes at the normal pace, and the moment in which it is drawn before that. */
const EVENT = 352

test('news is shown one after another, at the chosen pace', () => {
  const stage = new NewsQueue(
    (one) => shown.push(numbers(one)),
    () => 'normal',
  )
  stage.add(news(1))
  stage.add(news(2, 3))
  stage.add(news(4))
  expect(shown).toEqual([[1]])
  vi.advanceTimersByTime(EVENT)
  expect(shown).toEqual([[1], [2, 3]])
  vi.advanceTimersByTime(EVENT)
  expect(shown.length).toBe(2)
  vi.advanceTimersByTime(EVENT)
  expect(shown).toEqual([[1], [2, 3], [4]])
})

test('whoever skips sees the rest at once', () => {
  const stage = new NewsQueue(
    (one) => shown.push(numbers(one)),
    () => 'slow',
  )
  for (const number of [1, 2, 3]) stage.add(news(number))
  stage.skip()
  expect(shown).toEqual([[1], [2, 3]])
  stage.add(news(4))
  expect(shown.at(-1)).toEqual([4])
})

const scene = (...numbers: number[]): Part => ({
  ...news(...numbers),
  scene: { events: [], ranking: null, again: false },
})

test('everything waits while a scene is shown, and goes on when it is left', () => {
  const queue = new NewsQueue(
    (one) => shown.push(numbers(one)),
    () => 'normal',
  )
  for (const part of [news(1), scene(2), news(3)]) queue.add(part)
  vi.advanceTimersByTime(EVENT)
  expect(shown).toEqual([[1], [2]])
  vi.advanceTimersByTime(100 * EVENT)
  queue.add(news(4))
  queue.skip()
  expect(shown).toEqual([[1], [2]])
  queue.resume()
  expect(shown).toEqual([[1], [2], [3]])
  vi.advanceTimersByTime(EVENT)
  expect(shown.at(-1)).toEqual([4])
})

test('whoever skips sees the next scene all the same', () => {
  const queue = new NewsQueue(
    (one) => shown.push(numbers(one)),
    () => 'slow',
  )
  for (const part of [news(1), news(2), news(3), scene(4), news(5)]) queue.add(part)
  queue.skip()
  expect(shown).toEqual([[1], [2, 3], [4]])
})

test('without movement a scene waits too', () => {
  const queue = new NewsQueue(
    (one) => shown.push(numbers(one)),
    () => 'off',
  )
  for (const part of [news(1), scene(2), news(3), news(4)]) queue.add(part)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([[1], [2]])
  queue.resume()
  expect(shown.at(-1)).toEqual([3, 4])
})

test('whoever was away for long has missed the scenes', () => {
  const queue = new NewsQueue(
    (one) => shown.push(numbers(one)),
    () => 'normal',
  )
  queue.add(scene(0))
  for (let number = 1; number <= 30; number++) queue.add(number === 9 ? scene(9) : news(number))
  queue.resume()
  expect(shown.length).toBe(2)
  expect(shown[1]!.length).toBe(30)
})

test('without movement nothing waits longer than a frame', () => {
  const stage = new NewsQueue(
    (one) => shown.push(numbers(one)),
    () => 'off',
  )
  for (const number of [1, 2, 3]) stage.add(news(number))
  expect(shown).toEqual([[1]])
  vi.advanceTimersByTime(16)
  expect(shown).toEqual([[1], [2, 3]])
  vi.advanceTimersByTime(16)
  stage.add(news(4))
  expect(shown.at(-1)).toEqual([4])
})
