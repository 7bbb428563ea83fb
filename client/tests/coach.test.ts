import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CoachAnswer, Json, Judged, Snapshot } from '../src/api/types'
import { isCoachAllowed, percent } from '../src/live/coach'
import { BlunderGuard } from '../src/live/blunders.svelte'
import { withTimeout } from '../src/live/timeout'
import { wording } from '../src/opera/wording'
import { wording as operaopolyWording } from '../src/operaopoly/wording'
import { roundOf } from '../src/pages/result/outcome'
import { parseRoute } from '../src/shell/routes'
import { Texts } from '../src/texts/texts'

const snapshot = (seats: Snapshot['seats'], change: Partial<Snapshot> = {}): Snapshot =>
  ({ status: 'playing', you: 'red', seats, asked: ['red'], ...change }) as Snapshot
const ME = { name: 'Anna', bot: '' }
const BOT = { name: '', bot: 'expert' }

test('the coach helps only whoever sits with bots alone', () => {
  expect(isCoachAllowed(snapshot({ red: ME, blue: BOT }), false)).toBe(true)
  expect(isCoachAllowed(snapshot({ red: ME, blue: BOT }), true)).toBe(false)
  expect(isCoachAllowed(snapshot({ red: ME, blue: { name: 'Bob', bot: '' } }), false)).toBe(false)
  expect(isCoachAllowed(snapshot({ red: ME, blue: { name: 'Bob', bot: 'novice' } }), false)).toBe(false)
  expect(isCoachAllowed(snapshot({ red: ME, blue: BOT }, { you: null }), false)).toBe(false)
  expect(isCoachAllowed(snapshot({ red: ME, blue: BOT }, { status: 'ended' }), false)).toBe(false)
  expect(percent(0.336)).toBe(34)
})

const judged = (blunder: boolean): Judged => ({
  move: 'bid 0',
  chance: 0.2,
  points: 60,
  reasons: [],
  loss: 0.13,
  blunder,
})
const answer = (blunder: boolean): CoachAnswer => ({
  advice: [{ move: 'bid 3', chance: 0.33, points: 66, reasons: [] }],
  own: judged(blunder),
})

beforeEach(() => void vi.useFakeTimers())

test('a blunder waits until it is meant, anything else does not', async () => {
  const asked: string[] = []
  const bad = new BlunderGuard((move) => (asked.push(move), Promise.resolve(answer(true))))
  const first = bad.isMeant('bid 0')
  await vi.advanceTimersByTimeAsync(1)
  expect([asked, bad.prompt?.judged?.own.move, bad.prompt?.judged?.best.move]).toEqual([['bid 0'], 'bid 0', 'bid 3'])
  bad.prompt?.decide(false)
  expect([await first, bad.prompt]).toEqual([false, null])
  const again = bad.isMeant('bid 0')
  await vi.advanceTimersByTimeAsync(1)
  bad.prompt?.decide(true)
  expect([await again, bad.prompt]).toEqual([true, null])

  const good = new BlunderGuard(() => Promise.resolve(answer(false)))
  expect([await good.isMeant('bid 0'), good.prompt]).toEqual([true, null])
})

test('a move waits no longer than a second for the coach, and not at all for one who does not answer', async () => {
  let meant = false
  void new BlunderGuard(() => new Promise(() => {})).isMeant('bid 0').then((yes) => (meant = yes))
  await vi.advanceTimersByTimeAsync(999)
  expect(meant).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(meant).toBe(true)

  expect(await new BlunderGuard(() => Promise.reject(new Error('no'))).isMeant('bid 0')).toBe(true)
  await expect(withTimeout(5, Promise.resolve(3))).resolves.toBe(3)
})

test('a moment has a place of its own', () => {
  expect(parseRoute('/t/abc/replay/12/red')).toEqual({ page: 'replay', id: 'abc', moment: { number: 12, seat: 'red' } })
  expect(parseRoute('/t/abc/replay/0/red')).toEqual({ page: 'unknown' })
  expect(parseRoute('/t/abc/replay/12')).toEqual({ page: 'unknown' })
})

test('the round of a move', () => {
  const rounds = {
    lines: {},
    countings: [],
    length: 30,
    rounds: [
      { at: 10, round: 2 },
      { at: 20, round: 3 },
    ],
  }
  expect([1, 10, 11, 20, 25].map((place) => roundOf(rounds, place))).toEqual([1, 1, 2, 2, 3])
  expect(roundOf({ ...rounds, rounds: [] }, 4)).toBe(0)
})

function speaker(...files: string[]): (key: string, details?: Json) => string {
  const texts = new Texts('en')
  for (const file of ['kernel', 'coach', ...files])
    texts.add(file, readFileSync(new URL(`../../texts/en/${file}.ftl`, import.meta.url), 'utf8'))
  return (key, details) => texts.say(key, details)
}

test('every move of Opera has words', () => {
  const say = wording(speaker('opera', 'operatable'), {} as never, {} as never)
  expect(say('programme wien=verdi,- paris=house')).toBe('Programme Wien: Verdi, –; Paris: house composer')
  expect(say('programme')).toBe('Keep the programme as it is')
  expect(say('sell verdi wien.2 ducats')).toBe('Sell Verdi (Wien, hall 2) for ducats')
  expect(say('raise mozart 2')).toBe('Raise Mozart by 2 levels')
  for (const move of ['bid 3', 'hire signora', 'buy handel', 'build wien main', 'move paris', 'end', 'stop', 'claim'])
    expect(say(move)).not.toMatch(/operatable|coach-|opera-/)
})

test('a move of Operaopoly says what is done and to what', () => {
  const say = operaopolyWording(speaker('operaopoly', 'operaopolytable'), { cards: {} } as never, {} as never)
  expect(say('sponsor verdi publicity PE3')).toBe('Sponsor: Verdi, Publicity, PE3')
  expect(say('end')).toBe('End your turn')
})

test('a slip is asked about at once, without the coach', async () => {
  const asked: string[] = []
  const guard = new BlunderGuard(
    (move) => (asked.push(move), Promise.resolve(answer(false))),
    (move) => Promise.resolve(move === 'end' ? 'You can still hire.' : null),
  )
  const meant = guard.isMeant('end')
  await vi.advanceTimersByTimeAsync(1)
  expect(guard.prompt?.slip).toBe('You can still hire.')
  guard.prompt?.decide(false)
  expect([await meant, asked, guard.prompt]).toEqual([false, [], null])
  expect(await guard.isMeant('hire maestro')).toBe(true)
  expect(asked).toEqual(['hire maestro'])
})
