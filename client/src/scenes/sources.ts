/** The scenes of each game, found by its folder. */
import { byGame } from '../game/folders'
import type { SceneSource } from './contract'

const SOURCES = byGame(import.meta.glob<{ source: SceneSource }>('../*/scenes/source.ts'))

/** Where the scenes of a game come from; nothing for a game without any. */
export async function loadSource(game: string): Promise<SceneSource | null> {
  return (await SOURCES[game]?.())?.source ?? null
}
