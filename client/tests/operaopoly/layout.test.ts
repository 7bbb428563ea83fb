import { describe, expect, it } from 'vitest'
import { attempt } from '../../src/operaopoly/attempt'
import type { Box } from '../../src/operaopoly/box'
import { briefPerson } from '../../src/operaopoly/briefNames'
import { place } from '../../src/operaopoly/moves'
import { nearest } from '../../src/operaopoly/region'
import { nextStops, stops } from '../../src/operaopoly/track'
import { opponents, type View } from '../../src/operaopoly/view'

const house = (starter: string | null, opera: string | null = null) => ({
  face: 0,
  opera,
  starter,
  slots: { female: null, male: null, orchestra: null },
})
const VIEW = {
  seats: ['red', 'blue', 'green', 'yellow'],
  seat: 'green',
  turn: 'blue',
  phase: 'act',
  audition: null,
  composers: {
    bizet: {
      mat: {
        funding: { owner: 'red', cards: ['PF2'] },
        education: { owner: 'green', cards: ['PE5'] },
        publicity: null,
      },
    },
  },
  houses: { H1: house(null), H2: house('yellow', 'bizet'), H3: house(null) },
} as unknown as View
const BOX = { cards: { C01: {}, RC1: {}, PF1: {}, PE1: {}, PE5: {} } } as unknown as Box

describe('the turns to come', () => {
  it('puts a last performance before the turn of its starter', () => {
    expect(stops(VIEW).map((stop) => `${stop.kind} ${stop.seat}`)).toEqual([
      'now blue',
      'later green',
      'lamp yellow',
      'later red',
    ])
  })
  it('ends with it where the starter is at turn', () => {
    const row = stops({ ...VIEW, turn: 'yellow' })
    expect(row.at(0)).toEqual({ kind: 'now', seat: 'yellow' })
    expect(row.at(-1)).toEqual({ kind: 'lamp', seat: 'yellow' })
  })
  it('leaves out on a phone what comes after it', () => {
    expect(nextStops(stops(VIEW)).map((stop) => stop.kind)).toEqual(['now', 'later', 'lamp'])
  })
})

it('seats the opponents clockwise', () => {
  expect(opponents(VIEW)).toEqual(['yellow', 'red', 'blue'])
  expect(opponents({ ...VIEW, seat: null })).toEqual(VIEW.seats)
})

it('has short names where there is little room', () => {
  expect(briefPerson('Wilhelmine Schröder-Devrient')).toBe('W. Schröder-Devrient')
  expect(briefPerson('Rosa Sucher')).toBe('Rosa Sucher')
})

describe('arrows', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 5 },
    { x: 200, y: 0 },
    { x: 0, y: 120 },
  ]
  it('go to the nearest thing in their direction', () => {
    expect(nearest(spots, 0, 'ArrowRight')).toBe(1)
    expect(nearest(spots, 2, 'ArrowLeft')).toBe(1)
    expect(nearest(spots, 0, 'ArrowDown')).toBe(3)
  })
  it('stay where nothing lies', () => {
    expect(nearest(spots, 0, 'ArrowUp')).toBe(-1)
    expect(nearest(spots, 0, 'Enter')).toBe(-1)
  })
})

describe('a move that was tried', () => {
  it('is spelled by who holds the place', () => {
    expect(attempt(VIEW, BOX, place('bizet', 'funding'), ['PF1'])).toEqual(['take bizet funding PF1'])
    expect(attempt(VIEW, BOX, place('bizet', 'education'), ['PE1'])).toEqual(['change bizet education PE1+PE5'])
    expect(attempt(VIEW, BOX, place('bizet', 'publicity'), ['PF1'])).toEqual(['sponsor bizet publicity PF1'])
  })
  it('names every opera that might begin, and the base card first', () => {
    expect(attempt(VIEW, BOX, place('H1', 'female'), ['RC1', 'C01'])[1]).toBe('hire H1 female C01+RC1 for verdi')
    expect(attempt(VIEW, BOX, place('H2', 'female'), ['C01'])).toEqual(['hire H2 female C01'])
  })
  it('is nothing without cards', () => expect(attempt(VIEW, BOX, place('H2', 'female'), [])).toEqual([]))
})
