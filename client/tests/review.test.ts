import { describe, expect, test } from 'vitest'
import type { ReviewDecision, ReviewJson, ReviewMoment } from '../src/api/types'
import {
  choiceParts,
  course,
  dotsOf,
  marksOfSeat,
  mistakesOf,
  momentOf,
  percents,
  placeOf,
  roundedTogether,
  shownChances,
  shownTry,
  termAt,
  TERMS,
  verdict,
  waterfall,
} from '../src/pages/review/figures'

const decision = (place: number, seat: string, mark: string): ReviewDecision => ({
  place,
  seat,
  mark,
  move: 'bid 1',
  question: 'bid',
  counted: true,
  chance: 0.455,
  loss: 0.04,
  error: 0,
  best: 'bid 2',
  gain: 0,
  options: [],
  reasons: [],
  rivals: [],
})
const moment = (places: number[], marks: string[]): ReviewMoment => ({
  answers: places.map((place) => ({ place, seat: 'red', move: 'bid 1' })),
  round: 1,
  happened: [],
  shares: [0.6, 0.4],
  decisions: places.map((place, index) => decision(place, 'red', marks[index] ?? '')),
})
const review: ReviewJson = {
  version: '1',
  game: 'opera',
  seats: ['red', 'blue'],
  over: true,
  start: [0.5, 0.5],
  dealt: [0.5, 0.5],
  // the third move is chance's
  moments: [moment([0, 1], ['slip', '']), moment([3], ['praise']), moment([4], ['blunder'])],
  accounts: [],
  summary: [],
  scale: {},
}

describe('figures that add up', () => {
  test('percentages are 100 in all', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
    expect(roundedTogether([33.3, -7.2, 4.5, -0.6], 30)).toEqual([33, -7, 5, -1])
  })
  test('bars meet and end at the result', () => {
    const account = { start: 1 / 3, fortune: -0.071, choice: 0.205, veil: 0.1, others: 0.21, drift: 0, result: 1 }
    account.drift = 1 - account.start - account.fortune - account.choice - account.veil - account.others
    const steps = waterfall(account, 100)
    steps.slice(1).forEach((step, index) => expect(step.from).toBe(steps[index]!.to))
    expect(steps.at(-1)!.to).toBe(100)
  })
  test('the shown cost is the difference of the shown percentages', () => {
    expect(shownChances(decision(0, 'red', 'slip'))).toEqual({ played: 46, best: 50, loss: 4 })
  })
})

describe('moments and moves', () => {
  test('a move of chance belongs to the moment before', () => {
    expect([0, 1, 2, 3, 4].map((place) => momentOf(review.moments, place))).toEqual([0, 0, 0, 1, 2])
    expect(momentOf(review.moments, -1)).toBe(-1)
  })
  test('a moment is shown after its last answer', () => {
    expect([0, 1, 2].map((at) => placeOf(review.moments, at))).toEqual([1, 3, 4])
  })
  test('there is one point more than moments', () => {
    expect(course(review)).toHaveLength(4)
  })
  test('marks and mistakes are those of one seat', () => {
    expect(marksOfSeat(review, 'red').map(({ at, decision: { mark } }) => [at, mark])).toEqual([
      [0, 'slip'],
      [1, 'praise'],
      [2, 'blunder'],
    ])
    expect(marksOfSeat(review, 'blue')).toEqual([])
    expect(mistakesOf(review, 'red').map(({ place }) => place)).toEqual([0, 4])
  })
})

test.each([
  [0.5, 'best'],
  [0.497, 'best'],
  [0.45, 'better'],
  [0.401, 'same'],
  [0.3, 'worse'],
])('a try worth %d is %s', (chance, expected) => {
  expect(verdict({ chance, best: 0.5, played: 0.4 })).toBe(expected)
})

test('a try tells how much of the loss it has found, by the percentages that are shown', () => {
  expect(shownTry({ chance: 0.184, best: 0.201, played: 0.157 })).toEqual({ found: 2, all: 4 })
})

test('moves that are equally good are stacked', () => {
  const options = [0.204, 0.196, 0.12].map((chance, at) => ({ move: `bid ${at}`, chance }))
  expect(dotsOf(options).map(({ percent, row }) => [percent, row])).toEqual([
    [20, 0],
    [20, 1],
    [12, 0],
  ])
})

describe('the moments of an account', () => {
  const terms = { fortune: [0.05, -0.05], choices: [[0.02, -0.02]], veil: [0.01, -0.01], drift: [0.02, -0.02] }
  const together = { ...terms, choices: [terms.choices[0]!, [-0.03, 0.03]] }
  const alone: ReviewJson = { ...review, moments: [{ ...moment([0], ['slip']), terms }] }
  const bids = [
    { place: 0, seat: 'red', move: 'bid 1' },
    { place: 1, seat: 'blue', move: 'bid 2' },
  ]
  const secret: ReviewJson = { ...review, moments: [{ ...moment([0], ['']), answers: bids, terms: together }] }

  test('every change is booked once for every seat', () => {
    for (const played of [alone, secret]) {
      const one = played.moments[0]!
      const all = one.terms!.choices.reduce((sum, row) => sum + row[0]!, 0)
      const changes = played.seats.map((seat) => TERMS.reduce((sum, term) => sum + termAt(played, one, seat, term), 0))
      expect(changes[0]).toBeCloseTo(0.08 + all)
      expect(changes[1]).toBeCloseTo(-0.08 - all)
    }
  })
  test('behind the screens of somebody else is their choice, unless all bid', () => {
    const one = alone.moments[0]!
    expect(termAt(alone, one, 'blue', 'veil')).toBe(0)
    expect(termAt(alone, one, 'blue', 'others')).toBeCloseTo(-0.03)
    expect(termAt(secret, secret.moments[0]!, 'blue', 'veil')).toBeCloseTo(-0.01)
    expect(termAt(review, review.moments[0]!, 'red', 'drift')).toBe(0)
  })
  test('own choices split by marks are what is shown', () => {
    const gains = [0.034, -0.081, 0.006]
    const marked = ['praise', 'blunder', ''].map((mark, at) => ({ ...decision(at, 'red', mark), gain: gains[at]! }))
    const split: ReviewJson = { ...review, moments: [{ ...moment([0, 1, 2], []), decisions: marked }] }
    expect(choiceParts(split, 'red', -4)).toEqual([
      { mark: 'blunder', value: -8 },
      { mark: 'praise', value: 3 },
      { mark: '', value: 1 },
    ])
    expect(choiceParts(split, 'blue', 0)).toEqual([{ mark: '', value: 0 }])
  })
})
