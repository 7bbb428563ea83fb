import { expect, test } from 'vitest'
import { pointsToBeat, type Stall } from '../../src/scenes/finale'
import { suspenseWords, quietWords } from '../../src/scenes/finaleWords'
import { bestOfOthers, fromLast, needs, placesBy } from '../../src/scenes/standing'

const ORDER = [['blue'], ['red'], ['green']]

test('more points are ahead; between equal points the order decides', () => {
  expect(placesBy({ red: 5, blue: 5, green: 9 }, ORDER)).toEqual({ green: 1, blue: 2, red: 3 })
})

test('who stands together in the order shares a place, and the next one is skipped', () => {
  expect(placesBy({ red: 5, blue: 5, green: 2 }, [['blue', 'red'], ['green']])).toEqual({ red: 1, blue: 1, green: 3 })
})

test('seats are counted from the last to the first', () => {
  expect(fromLast({ red: 5, blue: 5, green: 9 }, ORDER)).toEqual(['red', 'blue', 'green'])
})

test('whoever wins a tie needs as many points as the best, others one more', () => {
  expect(needs('blue', { red: 85, blue: 77, green: 85 }, ORDER)).toBe(8)
  expect(needs('green', { red: 85, blue: 85, green: 77 }, ORDER)).toBe(9)
  expect(needs('green', { red: 85, blue: 85, green: 90 }, ORDER)).toBe(0)
})

test('what is to beat is the best of the others, and nothing for whoever leads', () => {
  const stall = (total: number, state: Stall['state']): Stall => ({
    ...{ seat: '', name: '', bot: false, won: false, place: 0, caption: '', rules: [], gains: [] },
    ...{ total, state },
  })
  expect(bestOfOthers('red', { red: 33, blue: 5, green: 22 })).toBe(22)
  expect(pointsToBeat([stall(85, 'open'), stall(77, 'closed'), stall(60, 'closed')])).toBe(85)
  expect(pointsToBeat([stall(85, 'open'), stall(77, 'waiting')])).toBe(85)
  expect(pointsToBeat([stall(22, 'open'), stall(33, 'waiting')])).toBe(0)
  expect(pointsToBeat([stall(22, 'open'), stall(33, 'closed')])).toBe(0)
  expect(pointsToBeat([stall(22, 'open'), stall(36, 'open')])).toBe(0)
})

test('before the last curtain stands what its seat needs, or how far it is ahead', () => {
  const say = (key: string, details?: Record<string, unknown>): string =>
    [key, ...Object.values(details ?? {})].join(' ')
  const tie = { between: (points: number) => `tie at ${points}`, applied: '', rule: 'W1' }
  const before = (red: number) =>
    suspenseWords(say, quietWords('', ''), {
      ...{ seat: 'red', points: { red, blue: 85, green: 80 }, order: ORDER, seconds: 4, tie },
    })
  expect(before(77)).toMatchObject({ question: 'scene-needs red 9', detail: 'tie at 85', rule: 'W1' })
  expect(before(96)).toMatchObject({ question: 'scene-ahead red 11', detail: '', rule: '' })
})
