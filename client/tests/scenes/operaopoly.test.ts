import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../src/game/contract'
import { beatsOf } from '../../src/operaopoly/scenes/beats'
import { rowsOf, stallsOf } from '../../src/operaopoly/scenes/finale'
import { gained, sheetOf, type SceneSheet } from '../../src/operaopoly/scenes/sheet'
import { source } from '../../src/operaopoly/scenes/source'
import { tallyOf } from '../../src/operaopoly/scenes/tally'
import { tellingsOf } from '../../src/operaopoly/scenes/words'
import type { GameEvent, Item } from '../../src/operaopoly/types'
import { LONGEST, LONGEST_LAST, totalOf } from '../../src/scenes/beats'
import { recordedScenes } from './recorded'

const GAMES = ['operaopoly-3', 'operaopoly-6', 'operaopoly-abandoned'] as const
const say = (key: string, details?: object): string => `${key} ${JSON.stringify(details ?? {})}`
const name = (seat: string): string => seat

interface Recorded {
  events: GameEvent[]
  sheet: SceneSheet
  /** What everybody has after the move; a move may lead to two scenes. */
  points: Record<string, number> | null
}
const scenes: Recorded[] = GAMES.flatMap((game) =>
  recordedScenes<Item>(game).flatMap(({ items, points }) => {
    const all = items.flatMap(eventsOf)
    const ranges = source.rangesOf(all)
    return ranges.map((range, index) => {
      const events = all.slice(...range)
      return { events, sheet: sheetOf(events, null), points: index + 1 === ranges.length ? points : null }
    })
  }),
)
const last = scenes.filter(({ sheet }) => sheet.last)

test('there are performances, closings, ends of games, and a season that was abandoned', () => {
  const abandoned = scenes.filter(({ sheet }) => !sheet.performance)
  const closed = scenes.filter(({ sheet }) => sheet.closed)
  expect([scenes.length, closed.length, last.length, abandoned.length]).toEqual([14, 6, 3, 1])
})

describe('where a scene is', () => {
  test('it begins with a performance or with the end of the season, and has only one', () => {
    for (const { events } of scenes) {
      expect(['performance', 'abandoned']).toContain(events[0]!.kind)
      expect(events.filter(({ kind }) => kind === 'performance' || kind === 'abandoned').length).toBe(1)
    }
  })
  test('nothing of the next turn belongs to it', () => {
    for (const { events } of scenes) for (const { rule } of events) expect(rule).toMatch(/^(?:L3|C\d)$/)
  })
})

describe('the sheet', () => {
  test('the points of every seat are those it has afterwards', () => {
    for (const { sheet, points } of scenes)
      if (points) expect(Object.fromEntries(sheet.seats.map(({ seat, after }) => [seat, after]))).toEqual(points)
  })
  test('the lines of the account add up', () => {
    for (const { sheet } of scenes)
      for (const seat of sheet.seats) {
        const lines = sheet.rows.flatMap((row) => (row === 'producer' ? [] : [gained(seat, row)]))
        expect(seat.before + lines.reduce((sum, points) => sum + points, 0)).toBe(seat.after)
      }
  })
  test('bonus cards that pay are no longer hidden', () => {
    const shown = scenes.flatMap(({ sheet }) => sheet.seats.filter((seat) => seat.shown.length > 0))
    expect(shown.length).toBe(3)
    for (const seat of shown) expect([seat.hidden + seat.shown.length, gained(seat, 'bonus') > 0]).toEqual([2, true])
  })
})

describe('the beats', () => {
  test('they take no longer than they may', () => {
    for (const { sheet } of scenes)
      for (const own of [null, ...sheet.seats.map(({ seat }) => seat)])
        expect(totalOf(beatsOf(sheet, own))).toBeLessThanOrEqual(sheet.last ? LONGEST_LAST : LONGEST)
  })
  test('points only come with the beat of their line, and all are there in the end', () => {
    for (const { sheet } of scenes) {
      const beats = beatsOf(sheet, null)
      const sums = beats.map((_, at) => sheet.seats.map((seat) => tallyOf(sheet, beats, at).gain(seat)))
      expect(sums[0]).toEqual(sheet.seats.map(() => 0))
      expect(sums.at(-1)).toEqual(sheet.seats.map(({ before, after }) => after - before))
    }
  })
  test('the winner’s curtain opens last, after a moment of suspense', () => {
    for (const { sheet } of last) {
      const seats = beatsOf(sheet, null).flatMap((beat) => ('seat' in beat ? [[beat.kind, beat.seat]] : []))
      const winner = sheet.ranking[0]!
      expect(seats.slice(-2).map(([kind]) => kind)).toEqual(['suspense', 'curtain'])
      expect(winner).toContain(seats.at(-1)![1])
    }
  })
})

test('at the end of the game everybody has a curtain and a track with all points', () => {
  for (const { sheet } of last) {
    const beats = beatsOf(sheet, null)
    const tally = tallyOf(sheet, beats, beats.length)
    const stalls = stallsOf(say, name, () => false, sheet, tally)
    expect(
      stalls
        .filter(({ won }) => won)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([...sheet.ranking[0]!].sort())
    for (const row of rowsOf(say, name, sheet, tally))
      expect(row.before + row.segments.reduce((sum, { points }) => sum + points, 0)).toBe(row.total)
  }
})

test('screen readers hear the title first, then one sentence a seat and one for the standing', () => {
  for (const { sheet } of scenes) {
    const beats = beatsOf(sheet, null)
    const telling = tellingsOf(sheet, beats, () => 'title')
    const said = [...beats.keys(), beats.length].flatMap((at) => telling(say, at))
    expect(said[0]).toBe('title')
    expect(said.filter((text) => text.startsWith('operaopolyscene-seat ')).length).toBe(sheet.seats.length)
    expect(said.filter((text) => text.startsWith('scene-standing-is')).length).toBe(1)
    expect(telling(say, beats.length)).toEqual([])
  }
})
