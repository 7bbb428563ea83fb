import { expect, test } from 'vitest'
import { reactiveFields } from '../src/game/fields.svelte'
import { reuse } from '../src/game/reuse'

test('what did not change stays the same object', () => {
  const before = { ladder: ['verdi', 'wagner'], players: { red: { points: 3 }, blue: { points: 1 } } }
  const now = { ladder: ['verdi', 'wagner'], players: { red: { points: 4 }, blue: { points: 1 } } }
  const after = reuse(before, now)
  expect(after).toEqual(now)
  expect(after.ladder).toBe(before.ladder)
  expect(after.players.blue).toBe(before.players.blue)
  expect(after.players.red).not.toBe(before.players.red)
  expect(reuse(before, structuredClone(before))).toBe(before)
})

test.each([
  [[1, 2], [1]],
  [[], {}],
  [{ at: undefined }, {}],
  [{ a: 1 }, { b: 1 }],
  [null, { a: null }],
  [{ a: 1 }, null],
])('%j is not taken for %j', (before, now) => {
  expect(reuse<unknown>(before, now)).toStrictEqual(now)
})

test('an object read field by field says what the newest one says', () => {
  let now: { round: number; bid?: number } = { round: 1 }
  const view = reactiveFields(() => now)
  expect(view.round).toBe(1)
  expect({ ...view }).toEqual({ round: 1 })
  now = { round: 2, bid: 5 }
  expect(view.bid).toBe(5)
  expect('bid' in view).toBe(true)
  expect(Object.keys(view)).toEqual(['round', 'bid'])
})
