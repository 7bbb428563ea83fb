import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item, Json, SeatName } from '../src/api/types'
import { GoneWatch, GRACE } from '../src/live/gone'
import { peopleAt } from '../src/shell/people'
import { goneSeats, presenceAt } from '../src/shell/presence'

const say = (key: string): string => key
const anna: SeatName = { name: 'Anna', bot: '' }
const fiona: SeatName = { name: 'Fiona', bot: '' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('people are here, gone, stood in for, or bots', () => {
  const people = [{ name: 'Anna', seat: 'red' }]
  expect(presenceAt('red', anna, people)).toBe('here')
  expect(presenceAt('blue', fiona, people)).toBe('gone')
  expect(presenceAt('blue', fiona, [])).toBe('here')
  expect(presenceAt('blue', { ...fiona, bot: 'novice' }, people)).toBe('stand-in')
  expect(presenceAt('blue', { name: '', bot: 'novice' }, people)).toBe('bot')
  expect(presenceAt('blue', { name: '', bot: '' }, people)).toBe('free')
  expect(goneSeats({ red: anna, blue: fiona }, people)).toEqual(['blue'])
})

test('only a longer absence is told, and then the return too', () => {
  const told: string[] = []
  const watch = new GoneWatch(
    (seat) => told.push(`${seat} gone`),
    (seat) => told.push(`${seat} back`),
  )
  watch.update(['green'])
  watch.update(['green', 'blue'])
  vi.advanceTimersByTime(GRACE - 1)
  watch.update(['green'])
  vi.advanceTimersByTime(GRACE)
  expect(told).toEqual([])
  watch.update(['blue'])
  vi.advanceTimersByTime(GRACE)
  watch.update([])
  expect(told).toEqual(['blue gone', 'blue back'])
})

test('whoever resigned keeps their name at the seat, and bots have theirs', () => {
  const item = (kind: string, details: Json): Item => ({ number: 1, at: 1, kind, ...details }) as unknown as Item
  const items = [
    item('seated', { seat: 'blue', person: 'p', name: 'Fiona', bot: '' }),
    item('resigned', { seat: 'blue', bot: 'novice' }),
  ]
  const seats = { red: anna, blue: { name: '', bot: 'novice' }, green: { name: '', bot: 'expert@500ms' } }
  expect(peopleAt(say, { seats, you: 'red' }, items)).toEqual({
    names: { red: 'Anna', blue: 'Fiona', green: 'bot-name-expert-green' },
    you: 'red',
  })
  expect(peopleAt(say, { seats, you: 'red' }, items, true).you).toBe('')
})
