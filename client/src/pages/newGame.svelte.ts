/** The choices for a new game, remembered for the next visit. */
import type { GameInfo } from '../api/types'

const STORED = 'operahouse-ticket'

interface Kept {
  game: string
  players: Record<string, number>
  level: string
  /** Table options by game. */
  options: Record<string, string[]>
}

const FIRST: Kept = { game: 'opera', players: {}, level: 'novice', options: {} }

class NewGame {
  private kept: Kept = $state.raw({ ...FIRST, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Kept>) })

  get game(): string {
    return this.kept.game
  }

  get level(): string {
    return this.kept.level
  }

  /** Three players unless something else was chosen for this game. */
  playersOf(game: string): number {
    return this.kept.players[game] ?? 3
  }

  choosePlayers(game: string, players: number): void {
    this.change({ players: { ...this.kept.players, [game]: players } })
  }

  /** The table options chosen, as far as the game has them. */
  optionsOf(game: GameInfo): string[] {
    return game.options.filter((option) => this.kept.options[game.name]?.includes(option))
  }

  chooseOption(game: string, option: string, on: boolean): void {
    const others = (this.kept.options[game] ?? []).filter((one) => one !== option)
    this.change({ options: { ...this.kept.options, [game]: on ? [...others, option] : others } })
  }

  change(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change }
    localStorage.setItem(STORED, JSON.stringify(this.kept))
  }
}

export const newGame = new NewGame()
