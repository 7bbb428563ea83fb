import { beforeEach, expect, test, vi } from 'vitest'
import { FlightPlayer, type Script, type Step } from '../src/game/player.svelte'

/** An animation that takes its time, or lands at once when it is told to. */
class FakeAnimation {
  readonly effect = { getComputedTiming: () => ({ endTime: this.duration }) }
  readonly finished: Promise<void>
  finish: () => void = () => undefined
  constructor(
    readonly name: string,
    readonly duration: number,
  ) {
    this.finished = new Promise((resolve) => {
      const land = (): void => {
        if (!flying.delete(this)) return
        said.push(`${name} lands`)
        resolve()
      }
      flying.add(this)
      setTimeout(land, duration)
      this.finish = land
    })
  }
}

const flying = new Set<FakeAnimation>()
let said: string[]
let player: FlightPlayer<string, string>
const LENGTH = 100

/** A change whose steps are called after their flights. */
function change(name: string, steps: string[], holds = true): Script<string, string> {
  return {
    steps: () => steps.map((flight): Step<string, string> => ({ view: `with ${flight}`, flights: [flight] })),
    lengthOf: () => LENGTH,
    holds,
    draw: (view) => said.push(view),
    measure: (flights) => {
      said.push(`measure ${flights.join()}`)
      return (duration) => flights.map((one) => () => new FakeAnimation(one, duration) as unknown as Animation)
    },
    end: () => said.push(name),
    clear: () => said.push(`${name} clear`),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  flying.clear()
  said = []
  player = new FlightPlayer()
})

test('a step is measured, drawn and flown; then comes the next, and at last the table as it is', async () => {
  player.play(change('end', ['a', 'b']))
  expect(player.playing).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual(['measure a', 'with a'])
  expect([player.step?.view, flying.size]).toEqual(['with a', 1])
  await vi.runAllTimersAsync()
  expect(said).toEqual(['measure a', 'with a', 'a lands', 'measure b', 'with b', 'b lands', 'end', 'end clear'])
  expect([player.playing, player.step]).toEqual([false, null])
})

test('a step lasts its whole length, or until all has landed', async () => {
  const landed = LENGTH * 0.8
  player.play(change('end', ['a']))
  await vi.advanceTimersByTimeAsync(landed + 1)
  expect([said.at(-1), player.playing]).toEqual(['a lands', true])
  await vi.advanceTimersByTimeAsync(LENGTH - landed)
  expect(player.playing).toBe(false)

  player.play(change('end', ['a'], false))
  await vi.advanceTimersByTimeAsync(landed + 1)
  expect(player.playing).toBe(false)
})

test('a change that is followed by another shows no further steps, but ends before that one begins', async () => {
  player.play(change('first', ['a', 'b']))
  await vi.advanceTimersByTimeAsync(1)
  player.play(change('second', ['c']))
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual(['measure a', 'with a'])
  await vi.runAllTimersAsync()
  expect(said.slice(2)).toEqual([
    ...['a lands', 'first', 'first clear'],
    ...['measure c', 'with c', 'c lands', 'second', 'second clear'],
  ])
})

test('what is skipped lands at once, and nothing of it comes later', async () => {
  expect(player.skip()).toBe(false)
  player.play(change('first', ['a', 'b']))
  await vi.advanceTimersByTimeAsync(1)
  expect(player.skip()).toBe(true)
  expect([said.slice(2), player.playing, player.step]).toEqual([['a lands', 'first'], false, null])
  await vi.runAllTimersAsync()
  expect(said.slice(4)).toEqual(['first clear'])
})

test('a change without movement is shown at once, after everything before it', async () => {
  player.play(change('first', ['a', 'b']))
  await vi.advanceTimersByTimeAsync(1)
  player.show(change('second', ['c']))
  expect(said.slice(2)).toEqual(['a lands', 'first', 'second'])
  player.play(change('third', ['d']))
  await vi.runAllTimersAsync()
  expect(said.slice(5)).toEqual([
    ...['first clear', 'second clear'],
    ...['measure d', 'with d', 'd lands', 'third', 'third clear'],
  ])
})

test('nobody waits for what takes much longer than a flight', async () => {
  const script = change('end', ['a'])
  script.moving = () => [new FakeAnimation('ring', 1600) as unknown as Animation]
  player.play(script)
  await vi.advanceTimersByTimeAsync(LENGTH + 1)
  expect(player.playing).toBe(false)
})
