import { describe, expect, it } from 'vitest'
import { afterGroup, groupEvents } from '../../src/opera/eventGroups'
import { flights, stepsOf, type Flight } from '../../src/opera/flights'
import type { GameEvent } from '../../src/opera/types'
import type { View } from '../../src/opera/view'

const part = { main: 1, wing: 1 }
const view: View = {
  game: 'opera',
  edition: 'opera-2009',
  seats: ['red', 'blue'],
  seat: 'red',
  round: 3,
  phase: 'action',
  ladder: ['monteverdi', 'beethoven', 'handel', 'mozart', 'wagner', 'verdi'],
  century: ['handel', 'monteverdi', 'wagner'],
  offer: { verdi: 2 },
  palazzo: ['wagner'],
  figures: { maestro: 'wien', critico: null, esperto: 'wien' },
  roles: {},
  budget: { red: [5, 1], blue: [4, 1] },
  supply: { venezia: part, wien: part, berlin: part, london: part, paris: part, milano: part },
  players: {
    red: {
      points: 4,
      ended: false,
      ducats: 9,
      stock: {},
      houses: { wien: { wings: 0, halls: ['mozart', null] } },
    },
    blue: { points: 5, ended: false, houses: { venezia: { wings: 0, halls: ['verdi'] } } },
  },
  deck: 40,
  discard: {},
  to_act: ['red'],
  asks: { question: 'hire', seat: 'red' },
}
const way = (from: string, to: string) => ({ places: { from, to } })
/** An event of which a test tells only what matters. */
const told = (event: object): GameEvent => ({ rule: 'X1', places: { at: 'round' }, ...event }) as GameEvent
const play = (events: object[]): View =>
  groupEvents(events.map(told)).reduce((shown, group) => afterGroup(shown, group), view)

describe('groups', () => {
  it('show together what belongs together', () => {
    const groups = groupEvents(
      [
        { kind: 'sealed', seat: 'red' },
        { kind: 'hired', seat: 'red', role: 'signora', fee: 2 },
        { kind: 'marker', seat: 'red', level: 3, column: 1 },
        { kind: 'fame', composer: 'handel', fame: 2, from: 3 },
        { kind: 'fame', composer: 'beethoven', fame: 3, from: 2 },
        { kind: 'points', seat: 'red', points: 5, why: 'great-halls' },
        { kind: 'points', seat: 'red', points: -2, why: 'empty-halls' },
        { kind: 'points', seat: 'blue', points: 1, why: 'great-halls' },
      ].map(told),
    )
    expect(groups.map((group) => group.length)).toEqual([2, 2, 2, 1])
  })

  it('change what the event tells and nothing else', () => {
    const sold = play([
      { kind: 'sold', seat: 'red', composer: 'mozart', where: 'wien.1', ...way('hall.red.wien.1', 'palazzo.2') },
      { kind: 'earned', seat: 'red', ducats: 8 },
    ])
    expect(sold.palazzo).toEqual(['wagner', 'mozart'])
    expect(sold.players.red?.houses.wien?.halls).toEqual([null, null])
    expect(sold.players.red?.ducats).toBe(17)
    expect(view.palazzo).toEqual(['wagner'])
  })

  it('climb the ladder in one step', () => {
    const shown = play([
      { kind: 'fame', composer: 'handel', fame: 2, from: 3 },
      { kind: 'fame', composer: 'beethoven', fame: 3, from: 2 },
    ])
    expect(shown.ladder.slice(0, 4)).toEqual(['monteverdi', 'handel', 'beethoven', 'mozart'])
  })

  it('build, buy and leave hidden stocks hidden', () => {
    const shown = play([
      { kind: 'built', seat: 'red', city: 'wien', part: 'wing', halls: 2 },
      { kind: 'bought', seat: 'blue', composer: 'verdi', ducats: 6 },
    ])
    expect(shown.players.red?.houses.wien).toEqual({ wings: 1, halls: ['mozart', null, null, null] })
    expect(shown.supply.wien.wing).toBe(0)
    expect(shown.offer.verdi).toBe(1)
    expect(shown.players.blue?.stock).toBeUndefined()
  })
})

function flown(...events: object[]): Flight[] {
  const group = events.map(told)
  return flights(view, afterGroup(view, group), group)
}

describe('flights', () => {
  it('carry pieces from place to place', () => {
    const sold = flown({
      kind: 'sold',
      seat: 'red',
      composer: 'mozart',
      where: 'wien.1',
      ...way('hall.red.wien.1', 'palazzo.2'),
    })
    expect(sold).toEqual([{ what: 'piece', piece: 'mozart', seat: 'red', from: 'hall.red.wien.1', to: 'palazzo.2' }])
    const moved = flown({ kind: 'programmed', seat: 'red', houses: { wien: ['wagner', 'mozart'] } })
    expect(moved).toEqual([
      { what: 'piece', piece: 'wagner', seat: 'red', from: 'stock.red', to: 'hall.red.wien.1' },
      { what: 'piece', piece: 'mozart', seat: 'red', from: 'hall.red.wien.1', to: 'hall.red.wien.2' },
    ])
    expect(flown({ kind: 'bought', seat: 'blue', composer: 'verdi', ...way('offer.verdi', 'stock.blue') })).toEqual([
      { what: 'piece', piece: 'verdi', seat: 'blue', from: 'offer.verdi', to: 'stock.blue' },
    ])
  })

  it('take a piece that is given up from the hall it left to the stock of whoever gets it', () => {
    const given = {
      kind: 'gave-up',
      seat: 'red',
      composer: 'mozart',
      to: 'blue',
      ...way('hall.red.wien.1', 'stock.blue'),
    }
    expect(flown(given)).toEqual([
      { what: 'piece', piece: 'mozart', seat: 'red', from: 'hall.red.wien.1', to: 'stock.blue' },
    ])
    expect(flown({ ...given, to: 'discard', ...way('hall.red.wien.1', 'discard') })).toEqual([])
  })

  it('let figures and rungs go where the views differ', () => {
    expect(flown({ kind: 'moved', seat: 'red', figure: 'critico', city: 'paris' })).toEqual([
      { what: 'figure', figure: 'critico' },
    ])
    expect(flown({ kind: 'moved', seat: 'red', figure: 'maestro', city: 'wien' })).toEqual([])
    expect(
      flown(
        { kind: 'fame', composer: 'handel', fame: 2, from: 3 },
        { kind: 'fame', composer: 'beethoven', fame: 3, from: 2 },
      ),
    ).toEqual([
      { what: 'rung', composer: 'handel' },
      { what: 'rung', composer: 'beethoven' },
    ])
  })

  it('sum up gains by seat', () => {
    const gains = flown(
      { kind: 'points', seat: 'red', points: 5, places: { at: 'points.red' } },
      { kind: 'points', seat: 'red', points: -2, places: { at: 'points.red' } },
    )
    expect(gains).toEqual([{ what: 'gain', of: 'points', value: 3, at: 'points.red' }])
  })

  it('begin, step by step, where the step before ended', () => {
    const steps = stepsOf(
      view,
      [
        { kind: 'sold', seat: 'red', composer: 'mozart', where: 'wien.1', ...way('hall.red.wien.1', 'palazzo.2') },
        { kind: 'sealed', seat: 'blue' },
        {
          kind: 'sold',
          seat: 'blue',
          composer: 'verdi',
          where: 'venezia.1',
          ...way('hall.blue.venezia.1', 'palazzo.3'),
        },
      ].map(told),
    )
    expect(steps.map((step) => step.view.palazzo.length)).toEqual([2, 3])
    expect(steps.map((step) => step.flights[0])).toMatchObject([{ to: 'palazzo.2' }, { to: 'palazzo.3' }])
    expect(steps.map((step) => step.events?.map((event) => 'seat' in event && event.seat))).toEqual([['red'], ['blue']])
  })
})
