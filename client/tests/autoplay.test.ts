import { expect, test } from 'vitest'
import type { Item } from '../src/api/types'
import { jump, marksOf, pauseAfter, speedAt } from '../src/pages/autoplay'

const move = (...kinds: string[]): Item =>
  ({ number: 1, at: 0, kind: 'moved', events: kinds.map((kind) => ({ kind })) }) as unknown as Item
const MOVES = [move('round'), move('bid'), move('points', 'round'), move('hired'), move('counting')]

test('a move with more to read is shown longer, and all of them shorter at a higher rate', () => {
  expect(pauseAfter(move('bid', 'hired'), 1)).toBeGreaterThan(pauseAfter(move('bid'), 1))
  expect(pauseAfter(move('bid'), 2)).toBe(pauseAfter(move('bid'), 1) / 2)
  expect(pauseAfter(undefined, 1)).toBeGreaterThan(0)
  expect([speedAt(0.5), speedAt(1), speedAt(4)]).toEqual(['slow', 'normal', 'fast'])
})

test('jumps lead from one part of the game to the next, and in the end to its ends', () => {
  const marks = marksOf(MOVES)
  expect(marks.map(({ at }) => at)).toEqual([0, 2, 4])
  expect([jump(marks, 0, 1, 6), jump(marks, 3, 1, 6), jump(marks, 4, 1, 6)]).toEqual([2, 4, 6])
  expect([jump(marks, 4, -1, 6), jump(marks, 1, -1, 6), jump(marks, 0, -1, 6)]).toEqual([2, 0, 0])
})
