/** The score sheet of a game: what lies on the table is tapped, and the server's sums are shown by rule. */
import type { Component } from 'svelte'
import type { Components, Json } from '../api/types'
import { byGame } from '../game/folders'
import { i18n } from '../texts/i18n.svelte'

export interface ScorerProps {
  /** What was told so far; null at the beginning. */
  sheet: Json | null
  /** The sums, as the game's own forecast. */
  count: Json | null
  components: Components
  seats: string[]
  error: string
  onchange: (sheet: Json) => void
}

const GAMES = byGame(import.meta.glob<{ default: Component<ScorerProps> }>('../*/companion/Scorer.svelte'))

export const hasScorer = (game: string): boolean => game in GAMES

export async function loadScorer(game: string): Promise<Component<ScorerProps> | null> {
  const [found] = await Promise.all([GAMES[game]?.(), i18n.load(game), i18n.load(`${game}table`)])
  return found?.default ?? null
}
