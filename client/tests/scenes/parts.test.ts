import { expect, test } from 'vitest'
import { eventsOf, type GameEvent, type Item, type Snapshot } from '../../src/api/types'
import type { SceneSource } from '../../src/scenes/contract'
import { partsOf, sceneEndingWith, sceneOf } from '../../src/scenes/parts'

/** Scenes are what lies between `begin` and `end`. */
const source: SceneSource = {
  rangesOf: (events) => {
    const ranges: [number, number][] = []
    let first = -1
    events.forEach(({ kind }, at) => {
      if (kind === 'begin') first = at
      if (kind === 'end' && first >= 0) ranges.push([first, at + 1])
    })
    return ranges
  },
  viewBefore: (view, events) => ({ ...view, told: events.map(({ kind }) => kind).join('') }),
  isTitle: ({ kind }) => kind === 'end',
  load: () => Promise.resolve(),
}

const moved = (number: number, ...kinds: string[]): Item => ({
  kind: 'moved',
  number,
  at: number,
  seat: 'red',
  events: kinds.map((kind): GameEvent => ({ kind })),
})
const ended: Item = {
  kind: 'ended',
  number: 9,
  at: 9,
  outcome: 'finished',
  result: { points: {}, ranking: ['red', ['blue', 'green']] },
  seed: '',
}
const before = { view: {}, asked: ['red'], options: [{}], can_undo: true } as unknown as Snapshot
const snapshot = { view: {}, asked: ['blue'] } as unknown as Snapshot
const kinds = (items: Item[]): string[] => items.flatMap((item) => eventsOf(item).map(({ kind }) => kind))

test('news without a scene is one part', () => {
  const items = [moved(1, 'a', 'b')]
  expect(partsOf({ items, snapshot }, before, source)).toEqual([{ items, fresh: items, snapshot }])
})

test('what is before a scene is shown first, then the scene, then the rest with the next question', () => {
  const items = [moved(1, 'a', 'begin', 'b'), moved(2, 'c', 'end', 'd')]
  const parts = partsOf({ items, snapshot }, before, source)
  expect(parts.map(({ fresh }) => kinds(fresh))).toEqual([['a'], [], ['d']])
  expect(parts.map(({ scene }) => scene?.events.map(({ kind }) => kind))).toEqual([
    undefined,
    ['begin', 'b', 'c', 'end'],
    undefined,
  ])
  expect(parts[2]!.snapshot).toBe(snapshot)
})

test('until the scene is left nothing is asked, and the table stands as it did before it', () => {
  const parts = partsOf({ items: [moved(1, 'a', 'begin', 'end')], snapshot }, before, source)
  for (const part of parts.slice(0, 2))
    expect(part.snapshot).toMatchObject({ asked: [], options: [], can_undo: false, view: { told: 'a' } })
})

test('everything is in the log at once, and only once', () => {
  const items = [moved(1, 'begin', 'end'), moved(2, 'begin', 'end')]
  const parts = partsOf({ items, snapshot }, before, source)
  expect(parts.length).toBe(5)
  expect(parts.flatMap((part) => part.items)).toEqual(items)
})

test('the end of the match comes after its last scene, which knows its ranking', () => {
  const parts = partsOf({ items: [moved(1, 'begin', 'end'), ended], snapshot }, before, source)
  expect(parts.map(({ fresh }) => fresh.map(({ kind }) => kind))).toEqual([[], [], ['ended']])
  expect(parts[1]!.scene?.ranking).toEqual([['red'], ['blue', 'green']])
})

test('a game without scenes, or without a view, shows its news as it is', () => {
  const items = [moved(1, 'begin', 'end')]
  expect(partsOf({ items, snapshot }, before, null).length).toBe(1)
  expect(partsOf({ items, snapshot }, undefined, source).length).toBe(1)
})

test('a scene is opened again from any item that it was told by', () => {
  const items = [moved(1, 'a', 'begin'), moved(2, 'end'), moved(3, 'b')]
  for (const item of items.slice(0, 2))
    expect(sceneOf(items, item, source)).toMatchObject({ events: [{ kind: 'begin' }, { kind: 'end' }], again: true })
  expect(sceneOf(items, items[2]!, source)).toBeNull()
})

test('played back, a scene is shown with the item that ends it', () => {
  const items = [moved(1, 'a', 'begin'), moved(2, 'end'), moved(3, 'b')]
  expect(items.map((item) => sceneEndingWith(items, item, source)?.again)).toEqual([undefined, false, undefined])
})
