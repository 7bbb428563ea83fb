import { expect, test } from 'vitest'
import { oneAtATime } from '../src/live/oneAtATime'

test('a task waits until the one before has ended, also if that failed', async () => {
  const run = oneAtATime()
  const begun: string[] = []
  let fail = (_: Error): void => {}
  const first = run(() => {
    begun.push('first')
    return new Promise<string>((_, reject) => (fail = reject))
  })
  const second = run(() => {
    begun.push('second')
    return Promise.resolve('answer')
  })
  await Promise.resolve()
  expect(begun).toEqual(['first'])
  fail(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  expect(await second).toBe('answer')
  expect(begun).toEqual(['first', 'second'])
})
