import { describe, expect, it } from 'vitest'
import {
  changesOf,
  dropsOf,
  moved,
  planFromMove,
  planOf,
  spelled,
  takenBack,
  type Plan,
} from '../../src/opera/programme'

const before: Plan = planOf({
  points: 0,
  ended: false,
  ducats: 3,
  stock: { wagner: 1 },
  houses: { venezia: { wings: 0, halls: ['house'] }, wien: { wings: 0, halls: ['verdi', null] } },
})
const venezia = { city: 'venezia', hall: 1 } as const
const wien1 = { city: 'wien', hall: 1 } as const
const wien2 = { city: 'wien', hall: 2 } as const

function pieces(plan: Plan): string[] {
  return [...Object.values(plan.halls).flat(), ...plan.stock].filter((piece) => piece !== null).sort()
}

describe('a plan', () => {
  it('moves a piece and sends what was there to the stock', () => {
    const plan = moved(before, 'wagner', 'stock', wien1, false)
    expect(plan.halls.wien).toEqual(['wagner', null])
    expect(plan.stock).toEqual(['verdi'])
  })

  it('swaps two halls', () => {
    const plan = moved(before, 'verdi', wien1, venezia, true)
    expect(plan.halls).toEqual({ venezia: ['verdi'], wien: ['house', null] })
    expect(plan.stock).toEqual(['wagner'])
  })

  it('loses no piece, whatever is dropped where', () => {
    for (const drop of dropsOf(before, before, 'verdi', wien1)) expect(pieces(drop.plan)).toEqual(pieces(before))
  })

  it('names only the houses that change', () => {
    expect(spelled(before, before)).toBe('programme')
    expect(spelled(moved(before, 'wagner', 'stock', wien2, false), before)).toBe('programme wien=verdi,wagner')
  })

  it('takes one change back and keeps the others', () => {
    const swapped = moved(before, 'verdi', wien1, venezia, true)
    const plan = takenBack(swapped, before, wien1)
    expect(plan.halls.wien).toEqual(['verdi', null])
    expect(pieces(plan)).toEqual(pieces(before))
    expect(changesOf(plan, before)).toEqual([{ hall: venezia, piece: null }])
  })

  it('is made of a written programme, the rest is stock', () => {
    const plan = planFromMove('programme wien=wagner,house venezia=-', before)
    expect(plan.halls).toEqual({ venezia: [null], wien: ['wagner', 'house'] })
    expect(plan.stock).toEqual(['verdi'])
  })
})
