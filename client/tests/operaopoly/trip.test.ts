import { describe, expect, it } from 'vitest'
import type { GameEvent, Item } from '../../src/operaopoly/types'
import type { View } from '../../src/operaopoly/view'
import { curve, endsOf, tripAfter, tripOf } from '../../src/operaopoly/trip'

const composer = (at: string, directed = false) => ({ at, directed })
const VIEW = {
  composers: { bizet: composer('home'), verdi: composer('H2'), wagner: composer('home') },
} as unknown as View
const told = (...events: object[]): Item[] => [
  { number: 1, at: 0, kind: 'moved', seat: 'red', events: events as GameEvent[] },
]
const directed = (name: string, where: string, to: string) => ({ kind: 'directed', composer: name, where, to })

describe('the last way a composer took', () => {
  it('begins where he was before', () => {
    expect(tripAfter(null, VIEW, told(directed('wagner', 'mat', 'bizet')))).toEqual({
      composer: 'wagner',
      from: 'home',
    })
    expect(tripAfter(null, VIEW, told(directed('verdi', 'mat', 'bizet')))).toEqual({ composer: 'verdi', from: 'H2' })
  })
  it('follows several in one piece of news', () => {
    const items = told(directed('wagner', 'mat', 'bizet'), directed('wagner', 'house', 'H1'))
    expect(tripAfter(null, VIEW, items)).toEqual({ composer: 'wagner', from: 'bizet' })
  })
  it('is gone when he is at home, and stays when another goes home', () => {
    const trip = { composer: 'wagner', from: 'home' } as const
    expect(tripAfter(trip, VIEW, told({ kind: 'went-home', composer: 'wagner' }))).toBeNull()
    expect(tripAfter(trip, VIEW, told({ kind: 'went-home', composer: 'verdi' }))).toEqual(trip)
  })
  it('is guessed from the view where nothing was told', () => {
    expect(tripOf(VIEW)).toBeNull()
    const view = { composers: { ...VIEW.composers, wagner: composer('bizet', true) } } as unknown as View
    expect(tripOf(view)).toEqual({ composer: 'wagner', from: 'home' })
  })
  it('leads from thing to thing, above what lies between', () => {
    expect(endsOf({ composer: 'verdi', from: 'H2' })).toEqual(['house:H2', 'piece:verdi'])
    expect(endsOf({ composer: 'verdi', from: 'home' })).toEqual(['mat:verdi', 'piece:verdi'])
    expect(curve({ x: 0, y: 50 }, { x: 90, y: 40 }, 4)).toBe('M0 50C30 10 60 10 90 40')
    expect(curve({ x: 0, y: 20 }, { x: 90, y: 40 }, 4)).toContain('C30 4')
  })
})
