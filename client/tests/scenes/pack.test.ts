import { expect, test } from 'vitest'
import { GAP, packScale, type Drawn } from '../../src/opera/scenes/pack'

const HOUSE = 176
const CAPTION = 44
const drawn = (...widths: number[]): Drawn[] => widths.map((house) => ({ house, caption: 60 }))

test('few houses are as large as they may be', () => {
  expect(packScale(drawn(104), { width: 400, height: 300 }, 0.7)).toBe(0.7)
})

test('a low place makes them smaller', () => {
  const scale = packScale(drawn(104, 156), { width: 600, height: 130 }, 0.7)
  expect(HOUSE * scale + CAPTION).toBeLessThanOrEqual(130)
  expect(scale).toBeGreaterThan(0.45)
})

test('many are smaller, in one row or several, and all of them are in sight', () => {
  const widths = [104, 265, 104, 156, 208, 208]
  const row = packScale(drawn(...widths), { width: 620, height: 150 }, 0.7)
  const wide = widths.reduce((sum, width) => sum + Math.max(width * row, 60), 0)
  expect(wide + 5 * GAP).toBeLessThanOrEqual(620)
  expect(packScale(drawn(...widths), { width: 350, height: 320 }, 0.7)).toBeGreaterThan(0.4)
})
