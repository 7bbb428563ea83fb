import { expect, test } from 'vitest'
import { agreementLines, liveTimeControl, timeControlName, slowTimeControl, unusual } from '../src/pages/agreement'

const say = (key: string, details: Record<string, unknown> = {}) => `${key} ${Object.values(details).join(' ')}`.trim()
const find = () => null
const names = (lines: { name: string }[]) => lines.map((line) => line.name)

test('a pace is told with its figures', () => {
  expect(liveTimeControl(5)).toEqual({ kind: 'live', bank: 300_000, grant: 10_000, each: 500 })
  expect(timeControlName(say, liveTimeControl(5))).toBe('client-pace-live-is 5 10 0')
  expect(timeControlName(say, slowTimeControl(3))).toBe('client-pace-slow-is 0 0 3')
})

test('only what is not as usual is listed', () => {
  const plain = { game: 'toy', options: [], pace: { kind: 'none' as const }, rated: false, spectators: true }
  expect(unusual(say, find, plain)).toEqual([])
  const special = { ...plain, options: ['open_cards'], pace: slowTimeControl(3), rated: true, spectators: false }
  expect(names(unusual(say, find, special))).toEqual([
    'client-pace-slow-is 0 0 3',
    'open cards',
    'client-rated',
    'client-no-spectators',
  ])
})

test('before they sit down people read everything', () => {
  const agreed = { game: 'toy', options: [], pace: { kind: 'none' as const }, public: true, substitute: 'novice' }
  expect(names(agreementLines(say, find, agreed))).toEqual([
    'client-pace-none-is 0 0 0',
    'client-public',
    'client-substitute-is bot-novice',
  ])
})
