import { beforeEach, expect, test } from 'vitest'
import { ScenePlayer } from '../../src/scenes/player.svelte'

const BEATS = [{ lasts: 500 }, { lasts: 700 }, { lasts: 300 }]
const STAYS = 6000
let left: number
let begun: number[]
let rate: number
let held: boolean

beforeEach(() => {
  left = 0
  begun = []
  rate = 1
  held = false
})

function player(again = false): ScenePlayer<{ lasts: number }> {
  const timing = {
    rate: () => rate,
    stays: STAYS,
    isHeld: () => held,
    onbeat: (at: number) => begun.push(at),
    leave: () => (left += 1),
  }
  return new ScenePlayer(BEATS, timing, again)
}

test('beats follow each other, the sheet stays, and then it leaves by itself', () => {
  const scene = player()
  scene.pass(499)
  expect([scene.at, scene.finished]).toEqual([0, false])
  scene.pass(1)
  expect(scene.at).toBe(1)
  scene.pass(700)
  scene.pass(300)
  expect([scene.finished, left]).toEqual([true, 0])
  scene.pass(STAYS - 1)
  expect(left).toBe(0)
  scene.pass(1)
  expect(left).toBe(1)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('the ring shows how much of a beat, and of the stay, has passed', () => {
  const scene = player()
  scene.pass(125)
  expect(scene.passed).toBe(0.25)
  for (let beat = 0; beat < 3; beat++) scene.next()
  scene.pass(STAYS / 2)
  expect(scene.passed).toBe(0.5)
})

test('Continue shows the next beat at once, and leaves the finished sheet', () => {
  const scene = player()
  scene.pass(100)
  scene.next()
  expect([scene.at, scene.passed]).toEqual([1, 0])
  scene.next()
  scene.next()
  expect([scene.finished, left]).toEqual([true, 0])
  scene.next()
  expect(left).toBe(1)
})

test('Skip shows the whole sheet, which then leaves only when it is told to', () => {
  const scene = player()
  scene.skip()
  expect([scene.finished, scene.leaves]).toEqual([true, false])
  scene.pass(100 * STAYS)
  expect(left).toBe(0)
  scene.next()
  expect(left).toBe(1)
})

test('nothing goes on while it is paused', () => {
  const scene = player()
  scene.pause()
  scene.pass(5000)
  expect([scene.at, scene.passed]).toEqual([0, 0])
  scene.pause()
  scene.pass(500)
  expect(scene.at).toBe(1)
})

test('half and double speed', () => {
  const scene = player()
  rate = 0.5
  scene.pass(999)
  expect(scene.at).toBe(0)
  scene.pass(1)
  expect(scene.at).toBe(1)
  rate = 2
  scene.pass(350)
  expect(scene.at).toBe(2)
})

test('a sheet that is read stays', () => {
  const scene = player()
  for (let beat = 0; beat < 3; beat++) scene.next()
  held = true
  scene.pass(10 * STAYS)
  expect(left).toBe(0)
  held = false
  scene.pass(STAYS)
  expect(left).toBe(1)
})

test.each([
  ['without movement', () => (rate = 0), false],
  ['opened again', () => (rate = 1), true],
])('%s the finished sheet is there at once and stays', (_, prepare, again) => {
  prepare()
  const scene = player(again)
  expect([scene.finished, scene.at, begun]).toEqual([true, 2, [3]])
  scene.pass(10 * STAYS)
  expect(left).toBe(0)
})
