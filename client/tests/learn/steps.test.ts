import { expect, test } from 'vitest'
import { before, type Given } from '../../src/pages/learn/steps'

const given: Given[] = [
  { answer: 'next', step: 1 },
  { answer: 'buy verdi', step: 2 },
  { answer: 'stop', step: 2 },
  { answer: 'next', step: 3 },
]
const answers = (stage: { step: number; part: number; done: boolean }, count: number): string[] =>
  before(given.slice(0, count), stage).map(({ answer }) => answer)

test('going back leads to the beginning of the step, and from there to the one before', () => {
  expect(answers({ step: 2, part: 1, done: false }, 2)).toEqual(['next'])
  expect(answers({ step: 2, part: 0, done: false }, 1)).toEqual([])
  expect(answers({ step: 3, part: 0, done: false }, 3)).toEqual(['next'])
  expect(answers({ step: 3, part: 0, done: true }, 4)).toEqual(['next', 'buy verdi', 'stop'])
})
