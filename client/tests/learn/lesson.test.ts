import { afterEach, expect, test, vi } from 'vitest'
import { api, Refused } from '../../src/api/http'
import type { Item, LessonStage } from '../../src/api/types'
import { LessonRun } from '../../src/pages/learn/lesson.svelte'

const ITEM: Item = { number: 4, at: 0, kind: 'moved', seat: 'red', events: [] }
const stage = (change: Partial<LessonStage> = {}): LessonStage =>
  ({ step: 1, part: 0, parts: 1, done: false, items: [], wrong: null, ...change }) as LessonStage

async function at(...stages: (LessonStage | Error)[]): Promise<LessonRun> {
  const answer = vi.spyOn(api, 'lesson')
  for (const next of [stage(), ...stages])
    if (next instanceof Error) answer.mockRejectedValueOnce(next)
    else answer.mockResolvedValueOnce(next)
  const run = new LessonRun('opera', 'building')
  await run.begin()
  return run
}

afterEach(() => void vi.restoreAllMocks())

test('a right answer is accepted, with the number of its item', async () => {
  const run = await at(stage({ step: 2, items: [ITEM] }))
  expect(await run.answer('bid 3')).toEqual({ outcome: 'accepted', number: 4 })
  expect([run.solved, run.told]).toEqual([true, [ITEM]])
})

test('an answer that the lesson does not want is refused, and does not count', async () => {
  const run = await at(stage({ wrong: { key: 'lesson-other', rule: '', details: {} } }), stage({ step: 2 }))
  expect(await run.answer('bid 0')).toMatchObject({ outcome: 'refused', error: { key: 'lesson-other' } })
  expect(run.solved).toBe(false)
  await run.answer('bid 3')
  expect(vi.mocked(api.lesson)).toHaveBeenLastCalledWith('opera', 'building', ['bid 3'])
})

test('a house that does not answer refuses, and the lesson stays where it is', async () => {
  const run = await at(new Refused(0, { key: 'client-no-answer', details: {}, rule: '', path: '', text: '' }))
  expect(await run.answer('bid 3')).toMatchObject({ outcome: 'refused', error: { key: 'client-no-answer' } })
  expect([run.stage?.step, run.busy]).toEqual([1, false])
})

test('one answer at a time, and none after the last', async () => {
  const run = await at(stage({ step: 2, done: true }))
  const first = run.answer('bid 3')
  expect(await run.answer('bid 2')).toEqual({ outcome: 'cancelled' })
  await first
  expect(await run.answer('bid 1')).toEqual({ outcome: 'cancelled' })
})

test('a free choice keeps the table it was made at, solves no task, and the table is created again after it', async () => {
  const table = { view: { coins: 3 } } as unknown as LessonStage['snapshot']
  const asked = stage({ free: true, snapshot: table })
  const comparison = { chosen: 'bid 3', remark: '', moves: [] }
  const run = await at(asked, stage({ free: true, part: 1, comparison }), stage({ step: 2 }))
  await run.answer('next')
  await run.answer('bid 3')
  expect(run.decided).toBe(table)
  const before = run.tableKey
  await run.answer('next')
  expect([run.solved, run.tableKey]).toEqual([false, before + 1])
})
