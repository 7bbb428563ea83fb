import { describe, expect, it } from 'vitest'
import { grown } from '../src/game/measures'
import { layoutOf, spaceFor } from '../src/game/space'

const size = (width: number, height: number) => ({ width, height })

describe('a window', () => {
  it('is laid out by its shape', () => {
    expect(layoutOf(size(1280, 650))).toBe('desktop')
    expect(layoutOf(size(1180, 820))).toBe('desktop')
    expect(layoutOf(size(820, 1180))).toBe('tablet')
    expect(layoutOf(size(390, 844))).toBe('phone')
  })

  it('that is very low, as zoomed in or lying, is a phone', () => {
    expect(layoutOf(size(844, 390))).toBe('phone')
    expect(layoutOf(size(720, 450))).toBe('phone')
  })
})

describe('a space', () => {
  it.each([
    [1440, 900, 'tall', 1],
    [1920, 1080, 'tall', 1.2],
    [1366, 768, 'low', 1],
    [1280, 650, 'lowest', 1],
    [1180, 820, 'lying', 1.06],
    [1024, 768, 'lying', 1],
  ])('of %i × %i has the drawing that suits it', (width, height, drawing, zoom) => {
    expect(spaceFor('desktop', size(width, height))).toMatchObject({ drawing, zoom })
  })

  it('is never smaller, in its own measure, than its drawing', () => {
    for (let width = 1000; width < 2000; width += 37)
      for (let height = 650; height < 1200; height += 41) {
        const space = spaceFor('desktop', size(width, height))
        expect(space.width).toBeGreaterThan(space.drawing === 'lying' ? 1015 : 1270)
      }
  })

  it('keeps a phone as it is', () => {
    expect(spaceFor('phone', size(390, 844))).toMatchObject({ drawing: 'phone', zoom: 1 })
    expect(spaceFor('phone', size(320, 640)).zoom).toBeCloseTo(0.88)
  })

  it('that is higher lets the drawing grow', () => {
    const growth = { from: { box: 100, top: 50 }, to: { box: 200 }, heights: [700, 800] as const }
    expect(grown(growth, 600)).toEqual({ box: 100, top: 50 })
    expect(grown(growth, 750)).toEqual({ box: 150, top: 50 })
    expect(grown(growth, 900)).toEqual({ box: 200, top: 50 })
  })
})
