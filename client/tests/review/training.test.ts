import { describe, expect, it } from 'vitest'
import type { TrainingPuzzle } from '../../src/api/types'
import { linkTo, nextOfTheme, nextPuzzle, themesOf } from '../../src/pages/review/training'

function puzzle(place: number, theme: string, due: number, box = 0): TrainingPuzzle {
  return { table: 't', place, game: 'opera', seat: 'red', theme, mark: 'slip', box, due, tried: box }
}

describe('training', () => {
  const puzzles = [puzzle(1, 'hire', 5), puzzle(2, 'end', 5), puzzle(3, 'stop', 9, 1), puzzle(4, 'stop', 5)]

  it('puts together what is called the same, most to do first', () => {
    const themes = themesOf(puzzles, 6, (one) => (one.theme === 'hire' ? 'Roles' : 'Timing'))
    expect(themes.map(({ name, due, known, puzzles: all }) => [name, due, known, all.length])).toEqual([
      ['Timing', 2, 1, 3],
      ['Roles', 1, 0, 1],
    ])
  })

  it('goes on with another one that is due', () => {
    expect(nextPuzzle(puzzles, 6)?.place).toBe(1)
    expect(nextPuzzle(puzzles, 6, { table: 't', place: 1 })?.place).toBe(2)
    expect(nextPuzzle(puzzles, 4)).toBeUndefined()
    expect(linkTo(puzzles[0]!)).toBe('/training/t/1')
  })

  it('stays with a theme that is practised, also where nothing of it is due', () => {
    const called = (one: TrainingPuzzle): string => (one.theme === 'hire' ? 'Roles' : 'Timing')
    expect(nextOfTheme(puzzles, { table: 't', place: 2 }, called)?.place).toBe(4)
    expect(nextOfTheme(puzzles, { table: 't', place: 4 }, called)?.place).toBe(2)
    expect(nextOfTheme(puzzles, { table: 't', place: 1 }, called)).toBeUndefined()
    expect(linkTo(puzzles[1]!, true)).toBe('/training/t/2/theme')
  })
})
