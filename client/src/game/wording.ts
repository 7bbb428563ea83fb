/** Moves in words, whole ones too: each game says its own, and one that has no words of its own says them plainly. */
import type { AnyGame, GameTypes } from '../api/types'
import type { Say } from '../texts/context'
import { i18n } from '../texts/i18n.svelte'
import { labelOf } from './answers'
import { byGame } from './folders'

/** A move of the game as a short sentence. */
export type Wording = (move: string) => string

/** What a game's words are found with: what lies in its box, and the view the move belongs to. */
export type MakeWording<Game extends GameTypes = AnyGame> = (
  say: Say,
  components: Game['Components'],
  view: Game['View'],
) => Wording

const WORDED = byGame(import.meta.glob<{ wording: MakeWording }>('../*/wording.ts'))

export async function loadWording(game: string): Promise<MakeWording> {
  const texts = ['coach', game, `${game}table`].map((file) => i18n.load(file))
  const [made] = await Promise.all([WORDED[game]?.(), ...texts])
  return made?.wording ?? (() => (move) => labelOf(i18n.find, game, move))
}
