import { describe, expect, it } from 'vitest'
import { columnsOf, freeColumn, trail } from '../../src/opera/budget'
import { planHouse } from '../../src/opera/house'
import { nearest } from '../../src/opera/keys'
import { paneFor } from '../../src/opera/panes'

describe('a house', () => {
  it('has a module a hall, wings to the right', () => {
    const plan = planHouse(3, 2, 1)
    expect(plan.width).toBe(317)
    expect(plan.halls.map((hall) => hall.hall)).toEqual([1, 2, 3, 4, 5])
    expect(plan.halls.map((hall) => hall.wing)).toEqual([false, false, false, true, true])
    expect(plan.halls.filter((hall) => hall.great)).toHaveLength(1)
  })

  it('keeps the measures of the drawings', () => {
    expect(planHouse(1, 1, 0).width).toBe(104)
    expect(planHouse(1, 1, 2).width).toBe(218)
    expect(planHouse(3, 3, 1).width).toBe(369)
  })

  it('never lets two halls overlap', () => {
    const { halls } = planHouse(2, 3, 2)
    const sorted = halls.map((hall) => hall.opening)
    sorted.slice(1).forEach((opening, index) => {
      const left = sorted[index]!
      expect(opening.x).toBeGreaterThanOrEqual(left.x + left.width)
    })
  })
})

describe('the budget table', () => {
  it('has a column a seat, more where needed', () => {
    expect(columnsOf({ red: [0, 1], blue: [0, 2] })).toBe(2)
    expect(columnsOf({ red: [0, 1], blue: [0, 5] })).toBe(5)
  })

  it('puts ten at the top, and shows the way to the first free column', () => {
    expect(trail(10, { level: 10, column: 1 }, { level: 8, column: 2 })).toBe('M0.5 0.5C2.2 0.5 2.2 2.5 1.5 2.5')
    expect(freeColumn({ red: [4, 1], blue: [4, 2] }, 4)).toBe(3)
  })
})

describe('arrows', () => {
  const spots = [
    { x: 0, y: 100 },
    { x: 100, y: 0 },
    { x: 200, y: 10 },
  ]

  it('go to the nearest thing in their direction', () => {
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(1)
    expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(0)
    expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1)
  })
})

describe('the phone', () => {
  it('shows the pane of the question, or of the role about to be hired', () => {
    expect(paneFor({ question: 'buy' }, true, null)).toBe('ladder')
    expect(paneFor({ question: 'hire' }, true, 'hire signora')).toBe('houses')
    expect(paneFor({ question: 'buy' }, false, null)).toBeNull()
  })
})
