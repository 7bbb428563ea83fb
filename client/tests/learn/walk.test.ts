import { afterEach, expect, test, vi } from 'vitest'
import { api, Refused } from '../../src/api/http'
import type { LessonStage } from '../../src/api/types'
import { Walk } from '../../src/pages/learn/walk.svelte'

const ITEM = { number: 4, at: 0, kind: 'moved' }
const stage = (change: Partial<LessonStage> = {}): LessonStage =>
  ({ step: 1, part: 0, parts: 1, done: false, items: [], wrong: null, ...change }) as LessonStage

async function at(...stages: (LessonStage | Error)[]): Promise<Walk> {
  const answer = vi.spyOn(api, 'lesson')
  for (const next of [stage(), ...stages])
    if (next instanceof Error) answer.mockRejectedValueOnce(next)
    else answer.mockResolvedValueOnce(next)
  const walk = new Walk('opera', 'building')
  await walk.begin()
  return walk
}

afterEach(() => void vi.restoreAllMocks())

test('a right answer is accepted, with the number of its item', async () => {
  const walk = await at(stage({ step: 2, items: [ITEM] }))
  expect(await walk.give('bid 3')).toEqual({ outcome: 'accepted', number: 4 })
  expect([walk.solved, walk.told]).toEqual([true, [ITEM]])
})

test('an answer that the lesson does not want is refused, and does not count', async () => {
  const walk = await at(stage({ wrong: { key: 'lesson-other', rule: '', details: {} } }), stage({ step: 2 }))
  expect(await walk.give('bid 0')).toMatchObject({ outcome: 'refused', error: { key: 'lesson-other' } })
  expect(walk.solved).toBe(false)
  await walk.give('bid 3')
  expect(vi.mocked(api.lesson)).toHaveBeenLastCalledWith('opera', 'building', ['bid 3'])
})

test('a house that does not answer refuses, and the lesson stays where it is', async () => {
  const walk = await at(new Refused(0, { key: 'client-no-answer', details: {}, rule: '', path: '', text: '' }))
  expect(await walk.give('bid 3')).toMatchObject({ outcome: 'refused', error: { key: 'client-no-answer' } })
  expect([walk.stage?.step, walk.busy]).toEqual([1, false])
})

test('one answer at a time, and none after the last', async () => {
  const walk = await at(stage({ step: 2, done: true }))
  const first = walk.give('bid 3')
  expect(await walk.give('bid 2')).toEqual({ outcome: 'cancelled' })
  await first
  expect(await walk.give('bid 1')).toEqual({ outcome: 'cancelled' })
})
