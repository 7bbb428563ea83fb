/** One's own mistakes of all games, by theme. */
import type { TrainingPuzzle } from '../../api/types'

export interface Theme {
  game: string
  name: string
  puzzles: TrainingPuzzle[]
  due: number
  /** Solved at least once since they were last failed. */
  known: number
}

/** Themes of all games, those with most to do first. Words that are called the same are one theme. */
export function themesOf(
  puzzles: readonly TrainingPuzzle[],
  now: number,
  called: (puzzle: TrainingPuzzle) => string,
): Theme[] {
  const themes = new Map<string, Theme>()
  for (const puzzle of puzzles) {
    const name = called(puzzle)
    const key = `${puzzle.game} ${name}`
    const theme = themes.get(key) ?? { game: puzzle.game, name, puzzles: [], due: 0, known: 0 }
    theme.puzzles.push(puzzle)
    if (puzzle.due <= now) theme.due += 1
    if (puzzle.box > 0) theme.known += 1
    themes.set(key, theme)
  }
  return [...themes.values()].sort((one, other) => other.due - one.due || other.puzzles.length - one.puzzles.length)
}

/** The next one to try: of a theme if one is practised, and not the one that was just tried. */
export function nextPuzzle(
  puzzles: readonly TrainingPuzzle[],
  now: number,
  but?: { table: string; place: number },
): TrainingPuzzle | undefined {
  return puzzles.find((one) => one.due <= now && !(one.table === but?.table && one.place === but.place))
}

export function linkTo(puzzle: TrainingPuzzle): string {
  return `/training/${puzzle.table}/${puzzle.place}`
}
