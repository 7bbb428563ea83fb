import { expect, test } from 'vitest'
import type { LessonStage } from '../../src/api/types'
import { mostTelling } from '../../src/pages/learn/comparison'

type Comparison = NonNullable<LessonStage['comparison']>

const compared = (count: number, chosen: string): Comparison => ({
  chosen,
  remark: '',
  moves: Array.from({ length: count }, (_, place) => ({
    move: `bid ${place}`,
    figures: {},
    chance: 1 - place / 100,
    points: 0,
    reasons: [],
  })),
})
const shown = (count: number, chosen: string): string[] => mostTelling(compared(count, chosen)).map(({ move }) => move)

test('of a few moves all are shown', () => {
  expect(shown(6, 'bid 5')).toHaveLength(6)
})

test('of many moves the best are shown, and the one that was chosen', () => {
  expect(shown(11, 'bid 9')).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 9'])
  expect(shown(11, 'bid 2')).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3'])
})
