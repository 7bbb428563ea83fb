import { expect, test } from 'vitest'
import { fromLast, needs, placesBy } from '../../src/scenes/standing'

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
