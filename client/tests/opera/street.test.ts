import { describe, expect, it } from 'vitest'
import { scaleOf } from '../../src/opera/street'

const houses = [218, 204, 104, 156, 208, 208]

describe('a street', () => {
  it('is as large as its height allows', () => {
    expect(scaleOf({ houses: [104], gap: 12, wraps: false }, { width: 1000, height: 1000 })).toBe(1)
    expect(scaleOf({ houses: [104], gap: 12, wraps: false }, { width: 1000, height: 130 })).toBeCloseTo(0.56)
  })

  it('becomes smaller until all houses and signs stand in it', () => {
    const alone = scaleOf({ houses, gap: 12, wraps: false }, { width: 900, height: 500 })
    const signs = scaleOf(
      { houses, signs: { count: 2, width: 108 }, gap: 12, wraps: false },
      { width: 900, height: 500 },
    )
    expect(alone).toBeLessThan(0.8)
    expect(signs).toBeLessThan(alone)
  })

  it('keeps room for what stands under a house', () => {
    const room = { width: 320, height: 500 }
    const alike = scaleOf({ houses: [208, 208], gap: 12, wraps: false }, room)
    const wider = scaleOf({ houses: [208, 208], captions: [undefined, 200], gap: 12, wraps: false }, room)
    expect(wider).toBeLessThan(alike)
  })

  it('has as many rows as there is room for', () => {
    const one = scaleOf({ houses, gap: 6, wraps: false }, { width: 320, height: 400 })
    expect(scaleOf({ houses, gap: 6, wraps: true }, { width: 320, height: 400 })).toBeGreaterThan(one)
  })
})
