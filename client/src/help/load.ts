import { byGame } from '../game/folders'
import { i18n } from '../texts/i18n.svelte'
import type { GameHelp } from './contract'

const GAMES = byGame(import.meta.glob<{ help: GameHelp }>('../*/help.ts'))

/** A game without words of its own: the shell still has its own. */
const NONE: GameHelp = { questionOf: () => null, explain: () => null, promptsOf: () => [] }

/** What a game says about itself, with its texts. */
export async function loadHelp(game: string): Promise<GameHelp> {
  const texts = ['help', `${game}help`, `${game}table`].map((file) => i18n.load(file))
  const [found] = await Promise.all([GAMES[game]?.(), ...texts])
  return found?.help ?? NONE
}
