/** One's own mistakes of all games, by theme. */
import type { TrainingPuzzle } from '../../api/types'
import type { Say } from '../../texts/context'

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

/** What a puzzle is about, in words: several kinds of moves may be called the same. */
export function themeOf(puzzle: TrainingPuzzle, say: Say, texts: { find: (key: string) => string | null }): string {
  return texts.find(`review-theme-${puzzle.game}-${puzzle.theme}`) ?? say('review-theme-other')
}

/** The next one that is due, and not the one that was just tried. */
export function nextPuzzle(
  puzzles: readonly TrainingPuzzle[],
  now: number,
  but?: { table: string; place: number },
): TrainingPuzzle | undefined {
  return puzzles.find((one) => one.due <= now && !isAt(one, but))
}

/** The next one of the same theme: what is due first, then, as practice, whatever comes back soonest. */
export function nextOfTheme(
  puzzles: readonly TrainingPuzzle[],
  but: { table: string; place: number },
  called: (puzzle: TrainingPuzzle) => string,
): TrainingPuzzle | undefined {
  const tried = puzzles.find((one) => isAt(one, but))
  const alike = puzzles.filter(
    (one) => tried && one !== tried && one.game === tried.game && called(one) === called(tried),
  )
  return alike.sort((one, other) => one.due - other.due)[0]
}

function isAt(puzzle: TrainingPuzzle, place?: { table: string; place: number }): boolean {
  return puzzle.table === place?.table && puzzle.place === place.place
}

export function linkTo(puzzle: TrainingPuzzle, themed = false): string {
  return `/training/${puzzle.table}/${puzzle.place}${themed ? '/theme' : ''}`
}
