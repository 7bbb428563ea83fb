import { expect, test } from 'vitest'
import { inWords, paragraphs, plain } from '../../src/pages/learn/text'

test('paragraphs are parted by empty lines and bold words by stars', () => {
  expect(paragraphs('A **bold** word\nin a line.\n\n**Begin** here.')).toEqual([
    [
      { text: 'A ', bold: false },
      { text: 'bold', bold: true },
      { text: ' word in a line.', bold: false },
    ],
    [
      { text: 'Begin', bold: true },
      { text: ' here.', bold: false },
    ],
  ])
  expect(paragraphs('')).toEqual([])
})

test('ears hear no stars', () => {
  expect(plain('A **bold** word.\n\nAnother.')).toBe('A bold word. Another.')
})

test('figures are put into words as the rulebook does', () => {
  const names: Record<string, string> = {
    'opera-name-wien': 'Vienna',
    'opera-name-verdi': 'Verdi',
    'seat-blue': 'Blue',
  }
  const find = (key: string, details: Record<string, unknown> = {}): string | null =>
    key === 'rulebook-and' ? `${String(details.items)} and ${String(details.last)}` : (names[key] ?? null)
  const figures = {
    ducats: 5,
    city: 'wien',
    seat: 'blue',
    all: ['wien', 'verdi', 'mars'],
    one: ['wien'],
    bag: { wien: 2 },
    of: { verdi: 'wien' },
  }
  expect(inWords(find, 'opera', figures)).toEqual({
    ducats: 5,
    city: 'Vienna',
    seat: 'Blue',
    all: 'Vienna, Verdi and mars',
    one: 'Vienna',
    bag: 'Vienna\u00a02',
    of: 'Verdi (Vienna)',
  })
})
