import { expect, test } from 'vitest'
import { readClock, remaining, warning } from '../src/shell/clock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('days and hours are said, what is less is shown in figures', () => {
  expect(readClock(48 * HOUR)).toMatchObject({ unit: 'days', count: 2, low: false })
  expect(readClock(48 * HOUR - 1)).toMatchObject({ unit: 'days', count: 2 })
  expect(readClock(23.5 * HOUR)).toMatchObject({ unit: 'hours', count: 24 })
  expect(readClock(15 * MINUTE)).toMatchObject({ unit: 'figures', figures: '15:00', low: false })
  expect(readClock(59_001)).toMatchObject({ figures: '1:00', low: true })
  expect(readClock(9_100)).toMatchObject({ figures: '0:10', low: true })
  expect(readClock(0)).toMatchObject({ figures: '0:00', low: true })
})

test('while something is shown first, a clock stands still', () => {
  expect(remaining(5000, true, 8000, 10_000)).toBe(5000)
  expect(remaining(5000, true, 12_000, 10_000)).toBe(3000)
})

test('only a clock that runs runs down, and never below nothing', () => {
  expect(remaining(5000, true, 1200)).toBe(3800)
  expect(remaining(5000, false, 1200)).toBe(5000)
  expect(remaining(5000, true, 9000)).toBe(0)
  expect(remaining(5000, true, -50)).toBe(5000)
})

test('one minute and ten seconds are said once, when they are passed', () => {
  expect(warning(60_100, 59_900)).toBe('minute')
  expect(warning(59_900, 59_700)).toBe('')
  expect(warning(10_100, 9_900)).toBe('seconds')
  expect(warning(70_000, 8_000)).toBe('seconds')
  expect(warning(0, 59_000)).toBe('')
  expect(warning(100, 0)).toBe('')
})
