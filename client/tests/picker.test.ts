import { beforeEach, expect, test, vi } from 'vitest'
import type { PickResult, Snapshot } from '../src/game/contract'
import { Picker } from '../src/game/picker.svelte'

const REFUSED: PickResult = {
  outcome: 'refused',
  error: { key: 'opera-too-dear', details: {}, rule: 'AI2', path: '', text: 'Too dear.' },
}
let snapshot: Snapshot
let picked: string[]
let answer: (result: PickResult) => void
let fail: (error: Error) => void
const make = (move: string): Promise<PickResult> => {
  picked.push(move)
  return new Promise((resolve, reject) => {
    answer = resolve
    fail = reject
  })
}

beforeEach(() => {
  snapshot = { game: 'toy' } as Snapshot
  picked = []
})

test('one move at a time', async () => {
  const picker = new Picker(() => snapshot, make)
  expect([picker.locked, picker.sending]).toEqual([false, false])
  const first = picker.pick('bid 1')
  expect([picker.locked, picker.sending]).toEqual([true, true])
  expect(await picker.pick('bid 2')).toEqual({ outcome: 'cancelled' })
  answer({ outcome: 'accepted', number: 7 })
  expect(await first).toEqual({ outcome: 'accepted', number: 7 })
  expect(picked).toEqual(['bid 1'])
})

test('a move that was made keeps its question answered until the next snapshot comes', async () => {
  const picker = new Picker(() => snapshot, make)
  const made = picker.pick('bid 1')
  answer({ outcome: 'accepted', number: 7 })
  await made
  expect([picker.locked, picker.sending]).toEqual([true, false])
  snapshot = { game: 'toy' } as Snapshot
  expect(picker.locked).toBe(false)
})

test('news of something else does not unlock while the move is on its way', () => {
  const picker = new Picker(() => snapshot, make)
  void picker.pick('bid 1')
  snapshot = { game: 'toy' } as Snapshot
  expect(picker.locked).toBe(true)
})

test.each<PickResult>([REFUSED, { outcome: 'cancelled' }, { outcome: 'lost' }])(
  'a move that was not made asks its question again: $outcome',
  async (result) => {
    const picker = new Picker(() => snapshot, make)
    const refused = picker.pick('bid 1')
    answer(result)
    expect(await refused).toEqual(result)
    expect([picker.locked, picker.sending]).toEqual([false, false])
    void picker.pick('bid 0')
    expect(picked).toEqual(['bid 1', 'bid 0'])
  },
)

test('an error on the way leaves nothing locked', async () => {
  const picker = new Picker(() => snapshot, make)
  const broken = picker.pick('bid 1')
  fail(new Error('broken'))
  await expect(broken).rejects.toThrow('broken')
  expect([picker.locked, picker.sending]).toEqual([false, false])
})

test('a move that is not meant is not made, and nothing else is picked while that is asked', async () => {
  let meant: (yes: boolean) => void = () => undefined
  const picker = new Picker(
    () => snapshot,
    make,
    () => new Promise((resolve) => (meant = resolve)),
  )
  const first = picker.pick('bid 1')
  expect([picker.locked, await picker.pick('bid 2')]).toEqual([true, { outcome: 'cancelled' }])
  meant(false)
  expect(await first).toEqual({ outcome: 'cancelled' })
  expect([picker.locked, picked]).toEqual([false, []])

  const again = picker.pick('bid 1')
  meant(true)
  await vi.waitFor(() => expect(picked).toEqual(['bid 1']))
  answer({ outcome: 'accepted', number: 7 })
  expect(await again).toEqual({ outcome: 'accepted', number: 7 })
})
