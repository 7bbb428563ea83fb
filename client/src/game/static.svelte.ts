/** Static parts of a table: figures in the rulebook, moments of a finished game. Nothing can be picked, nothing moves. */
import { flushSync } from 'svelte'
import type { AnyGame, GameTypes, Picture } from '../api/types'
import { settings } from '../shell/settings.svelte'
import type { GameTable, Say, TableSettings } from './contract'

export interface Drawable<Game extends GameTypes = AnyGame> {
  picture: Omit<Picture, 'view' | 'forecast'> & { view: Game['View']; forecast: Game['Forecast'] }
  components: Game['Components']
}

/** A part of a table, and the one thing of its kind that is drawn, where not all are. */
export type Part = Pick<Picture, 'part' | 'focus'>

/** The part of a game's table that shows what a move is about; null where none does. */
export type PartOf = (move: string, seat: string) => Part | null

/** The theme of figures: the chosen one, but the light one while the page is printed. */
class PrintTheme {
  private printing = $state(false)

  get theme(): TableSettings['theme'] {
    return this.printing ? 'matinee' : settings.theme
  }

  /** The browser takes the page as it is right after this. */
  readonly begin = (): void => this.set(true)
  readonly end = (): void => this.set(false)

  private set(printing: boolean): void {
    flushSync(() => (this.printing = printing))
    document.documentElement.dataset.theme = this.theme
  }
}

export const printTheme = new PrintTheme()

/** A table of that game that shows a picture, as the game's own parts want to see it. */
export function staticTable<Game extends GameTypes>(
  game: string,
  say: Say,
  drawable: () => Drawable<Game>,
): GameTable<Game> {
  return {
    get snapshot(): GameTable<Game>['snapshot'] {
      const { seat, view, forecast } = drawable().picture
      return {
        game,
        status: 'playing',
        published: '',
        you: seat || null,
        host: false,
        seats: {},
        spectators: [],
        votes: [],
        asked: [],
        clocks: null,
        note: '',
        next: null,
        options: [],
        view,
        forecast,
      }
    },
    get components(): Game['Components'] {
      return drawable().components
    },
    items: [],
    say,
    preview: () => Promise.resolve([]),
    advise: () => Promise.resolve([]),
    get settings(): TableSettings {
      return { speed: 'off', theme: printTheme.theme, layout: 'desktop', space: { width: 1440, height: 900 } }
    },
  }
}
