import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/operaopoly/types'
import { anchorsOf, flights, stepsOf } from '../../src/operaopoly/flights'
import { pace } from '../../src/operaopoly/animations'

/** Events of which a test tells only what matters. */
const told = (...events: object[]): GameEvent[] => events.map((event) => ({ rule: 'X1', ...event }) as GameEvent)
const way = (from: string, to: string) => ({ places: { from, to } })
const DREW = { kind: 'drew', seat: 'red', deck: 'opera', ...way('deck.opera', 'hand.red') }
const WENT_HOME = { kind: 'went-home', composer: 'verdi', ...way('house.H2', 'home.verdi') }

describe('what flies', () => {
  it('shows a card drawn as a back, from the deck to the seat', () => {
    expect(flights(told(DREW))).toEqual([[{ art: 'back-opera', from: 'deck:opera', to: 'seat:red' }]])
  })
  it('lets the cards that are thrown out leave before the others come', () => {
    const event = {
      kind: 'took-over',
      seat: 'blue',
      from: 'red',
      composer: 'bizet',
      category: 'education',
      cards: ['PE1'],
      lost: ['PE2', 'PE5'],
      places: { from: 'hand.blue', to: 'category.bizet.education', lost: 'discard.patron' },
    }
    const [leaving, coming] = flights(told(event))
    expect(leaving?.map((flight) => flight.to)).toEqual(['pile:patron', 'pile:patron'])
    expect(coming).toEqual([{ art: 'card:PE1', from: 'seat:blue', to: 'place:bizet.education' }])
  })
  it('sends a composer where he is directed, and home', () => {
    const [there] = flights(
      told({
        kind: 'directed',
        seat: 'red',
        composer: 'verdi',
        where: 'house',
        to: 'H2',
        ...way('home.verdi', 'house.H2'),
      }),
    )
    expect(there).toEqual([{ art: 'p-verdi', from: 'piece:verdi', to: 'house:H2' }])
    const [back] = flights(told(WENT_HOME))
    expect(back?.[0]?.to).toBe('home:verdi')
  })
  it('pays the points of a performance together, from its house', () => {
    const steps = flights(
      told(
        { kind: 'performance', house: 'H2', composer: 'bizet' },
        { kind: 'points', seat: 'red', points: 3, why: 'cards', ...way('house.H2', 'points.red') },
        { kind: 'points', seat: 'blue', points: 2, why: 'cards', ...way('house.H2', 'points.blue') },
      ),
    )
    expect(steps).toHaveLength(1)
    expect(steps[0]?.map((flight) => [flight.from, flight.to, flight.text])).toEqual([
      ['house:H2', 'points:red', '+3'],
      ['house:H2', 'points:blue', '+2'],
    ])
  })
  it('passes over what has nothing to show', () => {
    expect(flights(told({ kind: 'turn', seat: 'red' }, { kind: 'quiet', turns: 30 }))).toEqual([])
    expect(flights([])).toEqual([])
  })
  it('finds the place of a line of the log', () => {
    const events = told({
      kind: 'hired',
      seat: 'red',
      house: 'H1',
      slot: 'male',
      cards: ['C02'],
      ...way('hand.red', 'slot.H1.male'),
    })
    expect(anchorsOf(events)[0]).toBe('place:H1.male')
  })
  it('fits all steps into the time of their events', () => {
    expect(pace(350, 3)(2)).toBe(350)
    expect(pace(350, 1)(2)).toBe(175)
    expect(pace(350, 40)(20)).toBe(140)
  })
  it('keeps its pace when fewer steps are left', () => {
    const lengthOf = pace(350, 1)
    expect([lengthOf(2), lengthOf(1)]).toEqual([175, 175])
  })
  it('draws what was before while things fly', () => {
    const before = { round: 1 }
    const steps = stepsOf(before, told(DREW, WENT_HOME))
    expect(steps.map((step) => [step.view, step.flights.length])).toEqual([
      [before, 1],
      [before, 1],
    ])
  })
})
