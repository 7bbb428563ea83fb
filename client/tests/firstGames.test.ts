import { beforeEach, expect, test, vi } from 'vitest'
import type { FirstGames } from '../src/live/firstGames.svelte'

const opened: object[] = []
vi.mock('../src/live/openTable', () => ({
  openTable: (table: object) => {
    opened.push(table)
    return Promise.resolve({ id: 'T1', link: '/t/T1' })
  },
}))
vi.mock('../src/shell/session.svelte', () => ({ session: { ensurePerson: () => Promise.resolve() } }))

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})

/** As after a reload. */
async function reload(): Promise<FirstGames> {
  vi.resetModules()
  return (await import('../src/live/firstGames.svelte')).firstGames
}

beforeEach(() => {
  stored.clear()
  opened.length = 0
})

test('a first game is a real one against novices, shorter where the rules allow it', async () => {
  const games = await reload()
  expect([games.isOffered('opera'), games.isNew, games.linkOf('opera')]).toEqual([true, true, ''])
  expect(await games.begin('opera')).toBe('/t/T1')
  await games.begin('operaopoly')
  expect(opened).toEqual([
    { game: 'opera', players: 3, seats: ['you', 'novice', 'novice'], options: ['seven_rounds'] },
    { game: 'operaopoly', players: 3, seats: ['you', 'novice', 'novice'], options: [] },
  ])
})

test('what the prompter has said is remembered over a reload, and at that table only', async () => {
  await (await reload()).begin('opera')
  const games = await reload()
  expect([games.isGuided('opera', 'T1'), games.isGuided('opera', 'T2'), games.linkOf('opera')]).toEqual([
    true,
    false,
    '/t/T1',
  ])
  games.tell('opera', 'bid')
  games.tell('opera', 'bid')
  const later = await reload()
  expect([later.hasTold('opera', 'bid'), later.hasTold('opera', 'hire')]).toEqual([true, false])
  later.hush('opera')
  expect((await reload()).isGuided('opera', 'T1')).toBe(false)
})

test('a game that was given up is begun anew, and leaves other tables alone', async () => {
  const games = await reload()
  await games.begin('opera')
  games.forget('opera', 'T2')
  expect(games.linkOf('opera')).toBe('/t/T1')
  games.forget('opera', 'T1')
  expect([games.linkOf('opera'), games.isOffered('opera')]).toEqual(['', true])
})

test('whoever has finished a game of a kind is offered no first one; after three of any kind nobody is new', async () => {
  const games = await reload()
  games.finish('opera', 'A')
  games.finish('opera', 'A')
  expect([games.isOffered('opera'), games.isOffered('operaopoly'), games.isNew]).toEqual([false, true, true])
  games.finish('operaopoly', 'B')
  games.finish('opera', 'C')
  expect((await reload()).isNew).toBe(false)
})
