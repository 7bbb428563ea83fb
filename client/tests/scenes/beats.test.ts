import { expect, test } from 'vitest'
import { fit, totalOf } from '../../src/scenes/beats'

const beat = (lasts: number, least?: number) => ({ lasts, least })

test('what fits stays as it is', () => {
  expect(fit([beat(300), beat(700, 450)], 1000)).toEqual([beat(300), beat(700, 450)])
})

test('what may be shortened is shortened first, and no more than it needs', () => {
  expect(fit([beat(300), beat(700, 450), beat(700, 450)], 1500).map(({ lasts }) => lasts)).toEqual([300, 600, 600])
})

test('if that is not enough, everything becomes shorter', () => {
  const beats = fit([beat(1000), ...Array.from({ length: 50 }, () => beat(700, 450))], 20_000)
  expect(totalOf(beats)).toBeLessThanOrEqual(20_000)
  expect(beats[0]!.lasts).toBeLessThan(1000)
  expect(beats[1]!.lasts).toBeLessThan(450)
})
