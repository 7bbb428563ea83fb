import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../src/game/contract'
import { beatsOf, worth } from '../../src/opera/scenes/beats'
import { rowsOf, stallsOf } from '../../src/opera/scenes/lastCounting'
import { sheetOf, type RoundSheet } from '../../src/opera/scenes/sheet'
import { source } from '../../src/opera/scenes/source'
import { tallyOf } from '../../src/opera/scenes/tally'
import { tellingsOf } from '../../src/opera/scenes/tellings'
import type { GameEvent, Item } from '../../src/opera/types'
import { LONGEST, LONGEST_LAST, totalOf } from '../../src/scenes/beats'
import { recordedScenes } from './recorded'

const GAMES = ['opera-3', 'opera-4'] as const
const say = (key: string, details?: object): string => `${key} ${JSON.stringify(details ?? {})}`
const name = (seat: string): string => seat

interface Recorded {
  events: GameEvent[]
  sheet: RoundSheet
  points: Record<string, number>
}
const rounds: Recorded[] = GAMES.flatMap((game) =>
  recordedScenes<Item>(game).map(({ items, points }) => {
    const all = items.flatMap(eventsOf)
    const [range] = source.rangesOf(all)
    const events = all.slice(...range!)
    return { events, sheet: sheetOf(events, null), points }
  }),
)
const counted = rounds.filter(({ sheet }) => sheet.counting > 0)
const last = rounds.filter(({ sheet }) => sheet.last)

test('there are ordinary ends of rounds, counting rounds and last ones', () => {
  expect([rounds.length, counted.length, last.length]).toEqual([18, 6, 2])
})

describe('where a scene is', () => {
  test('it ends with the round, and begins after the last move', () => {
    for (const { events } of rounds) {
      expect(['round', 'over']).toContain(events.at(-1)!.kind)
      expect(events.map(({ kind }) => kind)).not.toContain('ended')
    }
  })
  test('a deck that has to be shuffled does not cut it in two', () => {
    expect(rounds.filter(({ events }) => events.some(({ kind }) => kind === 'shuffled')).length).toBe(1)
  })
  test('an end that has not come yet is no scene', () => {
    expect(source.rangesOf(rounds[0]!.events.slice(0, -1))).toEqual([])
  })
})

describe('the sheet', () => {
  test('the points of every seat are those it has afterwards', () => {
    for (const { sheet, points } of rounds)
      expect(Object.fromEntries(sheet.seats.map(({ seat, after }) => [seat, after]))).toEqual(points)
  })
  test('what is stamped on the halls adds up to the account, and the account to the points', () => {
    for (const { sheet } of rounds)
      for (const seat of sheet.seats) {
        const halls = seat.houses.reduce((sum, house) => sum + worth(house), 0)
        const losses = seat.houses.reduce((sum, house) => sum + house.loss * house.empty.length, 0)
        expect([halls, losses]).toEqual([seat.fame + seat.century, seat.empty])
        expect(seat.before + seat.fame + seat.century + seat.empty).toBe(seat.after)
      }
  })
  test('what the houses pay adds up to the income, by rule too', () => {
    for (const { sheet } of rounds)
      for (const { houses, income } of sheet.seats) {
        expect(houses.reduce((sum, { ducats }) => sum + ducats, 0)).toBe(income)
        for (const { ducats, ducatsBy } of houses)
          expect(Object.values(ducatsBy).reduce((sum, value) => sum + value, 0)).toBe(ducats)
      }
  })
  test('nothing is scored in a round that is not counted', () => {
    for (const { sheet } of rounds.filter((one) => !counted.includes(one)))
      for (const { before, after } of sheet.seats) expect(after).toBe(before)
  })
  test('the ladder before and after has every level once', () => {
    for (const { sheet } of rounds)
      for (const level of ['fame', 'was'] as const)
        expect(sheet.rungs.map((rung) => rung[level]).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
  test('who stands where is what the server says', () => {
    for (const { sheet } of rounds) {
      const ranked = [...sheet.seats].sort((one, other) => one.place - other.place).map(({ seat }) => seat)
      expect(ranked).toEqual(sheet.ranking.flat())
    }
  })
  test('where somebody resigned, the match ranks otherwise', () => {
    const { events } = last[0]!
    const turned = sheetOf(events, null).ranking.reverse()
    expect(sheetOf(events, turned).ranking).toEqual(turned)
  })
})

describe('the beats', () => {
  test('no scene is longer than 20 seconds, the last one than 30', () => {
    for (const { sheet } of rounds)
      for (const own of [null, ...sheet.seats.map(({ seat }) => seat)])
        expect(totalOf(beatsOf(sheet, own))).toBeLessThanOrEqual(sheet.last ? LONGEST_LAST : LONGEST)
  })
  test('with as many halls as there can be neither', () => {
    const [widest] = counted
    const house = { ...widest!.sheet.seats[0]!.houses[0]!, fame: 6, century: 3 }
    const houses = (['venezia', 'wien', 'berlin', 'london', 'paris', 'milano'] as const).map((city) => ({
      ...house,
      city,
    }))
    const seats = (['red', 'blue', 'yellow', 'green'] as const).map((seat) => ({
      ...widest!.sheet.seats[0]!,
      seat,
      houses,
      empty: -3,
    }))
    const full = { ...widest!.sheet, seats, ranking: seats.map(({ seat }) => [seat]) }
    const beats = beatsOf(full, 'red')
    expect(totalOf(beats)).toBeLessThanOrEqual(LONGEST)
    expect(totalOf(beatsOf({ ...full, last: true }, 'red'))).toBeLessThanOrEqual(LONGEST_LAST)
    expect(beats.filter(({ kind }) => kind === 'hall').length).toBe(24)
  })
  test('an ordinary end of a round takes about five seconds', () => {
    const ordinary = rounds.find(({ sheet }) => sheet.counting === 0 && sheet.seats.length === 3)!
    expect(totalOf(beatsOf(ordinary.sheet, null))).toBe(450 + 3 * 900 + 900 + 1200)
  })
  test('every hall that counts has a beat of its own, and only one', () => {
    for (const { sheet } of counted) {
      const halls = beatsOf(sheet, null).flatMap((beat) =>
        (beat.kind === 'hall' || beat.kind === 'curtain') && beat.city ? [`${beat.seat} ${beat.city}`] : [],
      )
      const counting = sheet.seats.flatMap(({ seat, houses }) =>
        houses.filter((house) => worth(house) > 0).map(({ city }) => `${seat} ${city}`),
      )
      expect(halls.sort()).toEqual(counting.sort())
    }
  })
  test('in the last counting losses come first and the curtain of the winner last', () => {
    for (const { sheet } of last) {
      const beats = beatsOf(sheet, null)
      const kinds = beats.map(({ kind }) => kind)
      expect(kinds.indexOf('losses')).toBeLessThan(kinds.indexOf('curtain'))
      expect(kinds.slice(-3)).toEqual(['suspense', 'curtain', 'laurel'])
      expect(beats.at(-2)).toMatchObject({ kind: 'curtain', seat: sheet.ranking[0]![0] })
    }
  })
  test('the last curtain waits longer for who sits there', () => {
    const { sheet } = last[0]!
    const wait = (own: RoundSheet['seats'][number]['seat'] | null): number =>
      beatsOf(sheet, own).find(({ kind }) => kind === 'suspense')!.lasts
    expect(wait(sheet.seats.at(-1)!.seat)).toBeLessThanOrEqual(5000)
    expect(Math.max(...sheet.seats.map(({ seat }) => wait(seat)))).toBe(5000)
    expect(wait(null)).toBeLessThan(5000)
  })
})

describe('the tally', () => {
  test('points only ever change by what the beat counts, and end where they must', () => {
    for (const { sheet, points } of rounds) {
      const beats = beatsOf(sheet, null)
      for (const { seat, before } of sheet.seats) expect(tallyOf(sheet, beats, 0).seats[seat]!.points).toBe(before)
      for (const [seat, after] of Object.entries(points))
        expect(tallyOf(sheet, beats, beats.length).seats[seat]!.points).toBe(after)
      for (let at = 1; at <= beats.length; at++) {
        const changed = sheet.seats.filter(
          ({ seat }) =>
            tallyOf(sheet, beats, at).seats[seat]!.points !== tallyOf(sheet, beats, at - 1).seats[seat]!.points,
        )
        const beat = beats[at]
        if (beat?.kind === 'losses') continue
        expect(changed.map(({ seat }) => seat)).toEqual(changed.length > 0 && beat && 'seat' in beat ? [beat.seat] : [])
      }
    }
  })
})

describe('the race of the last counting', () => {
  test('the segments of every seat lead to its points, at every beat', () => {
    for (const { sheet } of last) {
      const beats = beatsOf(sheet, null)
      for (let at = 0; at <= beats.length; at++)
        for (const row of rowsOf(say, name, sheet, tallyOf(sheet, beats, at)))
          expect(row.segments.reduce((sum, { points }) => sum + points, row.before + row.loss)).toBe(row.total)
    }
  })
  test('in the end all curtains are open, and one seat has won', () => {
    for (const { sheet } of last) {
      const beats = beatsOf(sheet, null)
      const stalls = stallsOf(say, name, () => false, sheet, tallyOf(sheet, beats, beats.length))
      expect(new Set(stalls.map(({ state }) => state))).toEqual(new Set(['open']))
      expect(stalls.filter(({ won }) => won).map(({ seat }) => seat)).toEqual(sheet.ranking[0])
      expect(stalls.map(({ place }) => place).sort()).toEqual(sheet.seats.map((_, index) => index + 1))
    }
  })
})

describe('what screen readers are told', () => {
  const keys = (sentences: string[]): string[] => sentences.map((sentence) => sentence.split(' ')[0]!)

  test('one sentence a seat and one for the standing, each once, in the course of the beats', () => {
    for (const { sheet } of rounds) {
      const beats = beatsOf(sheet, null)
      const tell = tellingsOf(sheet, beats)
      const told = keys([...beats.keys(), beats.length].flatMap((at) => tell(say, at)))
      const seats = told.filter((key) => /seat-(earns|counts)$/.test(key))
      expect(seats.length).toBe(sheet.seats.length)
      expect(told.filter((key) => key === 'scene-standing-is').length).toBe(1)
      expect(told.at(-1)).toBe('scene-standing-is')
      expect(told.length).toBe(sheet.seats.length + 3)
    }
  })
  test('all at once where the sheet is finished at once', () => {
    const { sheet } = counted[0]!
    const beats = beatsOf(sheet, null)
    expect(tellingsOf(sheet, beats)(say, beats.length).length).toBe(sheet.seats.length + 3)
  })
})
