import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { botName, isBot, playerName } from '../src/game/players'
import { SHAPES } from '../src/parts/seats'

const say = (key: string): string => key
const LEVELS = ['random', 'novice', 'amateur', 'expert', 'master']

test('a person goes by the name they gave, also while a bot stands in', () => {
  expect(playerName(say, 'red', { name: 'Anna', bot: '' })).toBe('Anna')
  expect(playerName(say, 'red', { name: 'Anna', bot: 'expert' })).toBe('Anna')
  expect(isBot({ name: 'Anna', bot: 'expert' })).toBe(false)
})

test('a bot has a name by level and seat, however long it may think', () => {
  expect(playerName(say, 'blue', { name: '', bot: 'expert@500ms' })).toBe('bot-name-expert-blue')
  expect(isBot({ name: '', bot: 'novice' })).toBe(true)
})

test('programs of others, free seats and unknown games go by the colour', () => {
  expect(botName(say, 'cmd:python3 bot.py', 'red')).toBe('seat-red')
  expect(botName(say, 'novice', 'north')).toBe('seat-north')
  expect(playerName(say, 'green', { name: '', bot: '' })).toBe('seat-green')
  expect(playerName(say, 'green', undefined)).toBe('seat-green')
})

test('every level has a face and a name at every seat, and no name is given twice', () => {
  const faces = readFileSync(new URL('../src/parts/faces/faces.svg', import.meta.url), 'utf8')
  const ids = new Set([...faces.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
  const used = [...faces.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(used.filter((id) => !ids.has(id))).toEqual([])
  for (const language of ['en', 'nl', 'fr', 'it']) {
    const texts = readFileSync(new URL(`../../texts/${language}/bot.ftl`, import.meta.url), 'utf8')
    const names = new Map([...texts.matchAll(/^(bot-name-\S+) = (.+)$/gm)].map(([, key, name]) => [key, name]))
    for (const level of LEVELS)
      for (const seat of Object.keys(SHAPES)) {
        expect(ids).toContain(`bot-${level}-${seat}`)
        expect(names.get(`bot-name-${level}-${seat}`)).toBeTruthy()
      }
    expect(new Set(names.values()).size).toBe(LEVELS.length * 6)
  }
})
