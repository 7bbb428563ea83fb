import { describe, expect, it } from 'vitest'
import type { Layout } from '../src/api/byHand'
import type { GameEvent, Item } from '../src/api/types'
import { counted, left, mayAdd, putAside, splitAside } from '../src/companion/draw'
import { layoutOf, stepsOf } from '../src/companion/layOut'
import { latestEvents, onTheTable } from '../src/companion/onTheTable'
import { rowAt } from '../src/companion/sealed'
import { askStep, groupsOf, stepLabel, tappable } from '../src/companion/steps'
import { tasks } from '../src/opera/companion/tasks'
import { newSheet, raised, tapHall, withHouse, withWings } from '../src/opera/companion/sheet'
import type { CityInBox, Components } from '../src/api/generated/opera'

const OFFER = { count: 7, limit: 3, choices: { verdi: 14, mozart: 14, wagner: 14 } }

describe('what came off a pile', () => {
  it('is complete when enough of it counts', () => {
    const words = ['verdi', 'verdi', 'verdi', 'verdi', 'mozart', 'mozart']
    expect(counted(OFFER, words)).toBe(5)
    expect(left(OFFER, words)).toBe(2)
    expect(putAside(OFFER, words)).toEqual(new Set([3]))
  })
  it('takes no more than there are, nor any once it is complete', () => {
    expect(mayAdd({ ...OFFER, choices: { verdi: 1 } }, ['verdi'], 'verdi')).toBe(false)
    const full = ['verdi', 'verdi', 'verdi', 'mozart', 'mozart', 'mozart', 'wagner']
    expect(mayAdd(OFFER, full, 'wagner')).toBe(false)
    expect(mayAdd(OFFER, full.slice(1), 'wagner')).toBe(true)
  })
  it('has no end where as many come as there are', () => {
    expect(left({ ...OFFER, count: null }, ['verdi'])).toBeNull()
    expect(mayAdd({ ...OFFER, count: null }, ['verdi'], 'verdi')).toBe(true)
  })
  it('puts the second of a composer aside where each counts once', () => {
    expect(splitAside(['verdi', 'mozart', 'verdi', 'wagner'], 1)).toEqual({
      kept: ['verdi', 'mozart', 'wagner'],
      aside: ['verdi'],
    })
  })
})

describe('what lies on the table before the first turn', () => {
  const opera: Layout = {
    seats: ['red', 'blue'],
    ladder: ['verdi', 'mozart'],
    century: 2,
    offer: { count: 5, limit: 2 },
    choices: { verdi: 14, mozart: 14 },
  }
  it('is told in steps', () => {
    expect(stepsOf(opera).map(({ id }) => id)).toEqual(['ladder', 'offer', 'century'])
    expect(stepsOf(opera)[0]?.wanted).toEqual({ count: 2, limit: null, choices: { verdi: 1, mozart: 1 } })
  })
  it('tells repeated composers of the Century apart', () => {
    const told = { ladder: ['mozart', 'verdi'], offer: ['verdi'], century: ['verdi', 'verdi', 'mozart'] }
    expect(layoutOf(opera, ['blue', 'red'], [], told)).toEqual({
      seats: ['blue', 'red'],
      ladder: ['mozart', 'verdi'],
      offer: ['verdi'],
      century: ['verdi', 'mozart'],
      century_aside: ['verdi'],
    })
  })
  it('asks for the cards of bots, pile by pile', () => {
    const layout: Layout = {
      seats: ['red', 'blue'],
      faces: [['La Scala', 'Semperoper']],
      choices: { opera: ['C1', 'C2', 'C3'], patron: ['PF1'] },
      hands: { blue: { opera: 2, patron: 1 } },
      bonus: { blue: 2 },
      bonus_choices: [['IB1'], ['PB1']],
    }
    const steps = stepsOf(layout)
    expect(steps.map(({ id }) => id)).toEqual(['hands.blue.opera', 'hands.blue.patron', 'bonus.blue.0', 'bonus.blue.1'])
    const told = {
      'hands.blue.opera': ['C3', 'C1'],
      'hands.blue.patron': ['PF1'],
      'bonus.blue.0': ['IB1'],
      'bonus.blue.1': ['PB1'],
    }
    expect(layoutOf(layout, ['red', 'blue'], [1], told)).toEqual({
      seats: ['red', 'blue'],
      faces: [1],
      hands: { blue: ['C3', 'C1', 'PF1'] },
      bonus: { blue: ['IB1', 'PB1'] },
    })
  })
})

describe('what is to do with the box', () => {
  const say = (key: string, details: object = {}): string =>
    key.startsWith('companion-opera-') && !key.endsWith('marker') ? key : `${key} ${JSON.stringify(details)}`
  it('sums up what each pays and gets', () => {
    const events: GameEvent[] = [
      { kind: 'income', seat: 'red', ducats: 5 },
      { kind: 'earned', seat: 'red', ducats: 5 },
      { kind: 'earned', seat: 'red', ducats: 1 },
      { kind: 'paid', seat: 'blue', ducats: 3 },
    ]
    expect(onTheTable(say, 'opera', events, tasks)).toEqual([
      'companion-takes {"seat":"red","ducats":6}',
      'companion-pays {"seat":"blue","ducats":3}',
    ])
  })
  it('moves a marker on the points track once, from where it stands', () => {
    const events: GameEvent[] = [
      { kind: 'points', seat: 'red', points: 6 },
      { kind: 'points', seat: 'red', points: -1 },
    ]
    expect(onTheTable(say, 'opera', events, tasks, { red: 21 })).toEqual([
      'companion-scores {"seat":"red","before":16,"points":21}',
    ])
    expect(onTheTable(say, 'opera', events, tasks, { red: 16 }, true)).toEqual([
      'companion-scores {"seat":"red","before":16,"points":21}',
    ])
  })
  it('is nothing after something was taken back', () => {
    const moved = { kind: 'entered', number: 1, events: [{ kind: 'bid', seat: 'red' }] } as unknown as Item
    const undone = { kind: 'undone', number: 2 } as unknown as Item
    expect(latestEvents([moved])).toHaveLength(1)
    expect(latestEvents([moved, undone])).toEqual([])
  })
})

describe('a move in steps', () => {
  const choices = ['end', ...['bizet funding', 'bizet publicity', 'verdi funding'].map((to) => `sponsor ${to}`)]
  it('groups many choices by their verb', () => {
    const many = [...choices, ...Array.from({ length: 8 }, (_, at) => `hire H${at} female`)]
    expect(groupsOf({ choices: many, move: '' })?.map(({ verb, choices: all }) => [verb, all.length])).toEqual([
      ['end', 1],
      ['sponsor', 3],
      ['hire', 8],
    ])
    expect(groupsOf({ choices, move: '' })).toBeNull()
  })
  it('leaves the end to the button that enters it', () => {
    expect(tappable({ choices: ['add O05', 'done'], move: 'hire H1 female O03' })).toEqual(['add O05'])
  })
  it('asks for the whole move where it may end', async () => {
    const asked: string[][] = []
    const ask = (steps: string[]) => {
      asked.push(steps)
      const whole = steps.at(-1) === 'done'
      return Promise.resolve({ choices: whole ? [] : ['add O05', 'done'], move: whole ? 'hire H1 female O03' : '' })
    }
    const answer = await askStep(ask, ['hire H1 female', 'add O03'])
    expect(answer).toEqual({ choices: ['add O05', 'done'], move: 'hire H1 female O03' })
    expect(asked).toEqual([
      ['hire H1 female', 'add O03'],
      ['hire H1 female', 'add O03', 'done'],
    ])
  })
  it('names each word as far as it has a name', () => {
    const texts: Record<string, string> = { 'toy-verb-hire': 'hire', 'toy-name-female': 'Female' }
    const find = (key: string): string | null => texts[key] ?? null
    const nameOf = (word: string): string | null => (word === 'O03' ? 'Callas' : null)
    expect(stepLabel(find, 'toy', 'hire H1 female O03+RC1', nameOf)).toBe('hire H1 Female Callas RC1')
  })
})

describe('the cord', () => {
  it('goes from row to row with the thumb, and no further than the rows', () => {
    expect(rowAt(11, 10, -130, 26)).toBe(5)
    expect(rowAt(11, 10, -1000, 26)).toBe(0)
    expect(rowAt(11, 3, 30, 26)).toBe(4)
    expect(rowAt(11, 10, 400, 26)).toBe(10)
  })
})

describe('the score sheet of Opera', () => {
  const venezia = { city: 'venezia', main: { halls: 1 }, wing: { halls: 1 } } as CityInBox
  const box = {
    composers: ['verdi', 'mozart', 'wagner'],
    cities: [venezia],
    rounds: { counting_after: [3, 6, 9] },
  } as unknown as Components
  it('begins with a house for everybody', () => {
    const sheet = newSheet(box, ['red', 'blue'])
    expect(sheet.round).toBe(3)
    expect(sheet.houses.blue).toEqual({ venezia: { wings: 0, halls: ['house'] } })
    expect(withHouse(sheet, 'red', 'venezia', null).houses.red).toEqual({})
    expect(sheet.houses.red).not.toEqual({})
  })
  it('fills a hall with a tap and empties it with another', () => {
    const full = tapHall({ wings: 0, halls: [null] }, 1, 'verdi')
    expect(full.halls).toEqual(['verdi'])
    expect(tapHall(full, 1, 'verdi').halls).toEqual([null])
    expect(tapHall(full, 1, 'mozart').halls).toEqual(['mozart'])
  })
  it('keeps what plays when a wing comes or goes', () => {
    const two = withWings({ wings: 0, halls: ['verdi'] }, venezia, 2)
    expect(two).toEqual({ wings: 2, halls: ['verdi', null, null] })
    expect(withWings({ ...two, halls: ['verdi', 'mozart', 'wagner'] }, venezia, 1).halls).toEqual(['verdi', 'mozart'])
  })
  it('moves a composer one step up the ladder', () => {
    expect(raised(['verdi', 'mozart', 'wagner'], 0)).toEqual(['mozart', 'verdi', 'wagner'])
  })
})
