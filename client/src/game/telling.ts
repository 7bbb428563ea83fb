/** Events with names in place of ids, as things were called when they happened. A game without ids needs none of this. */
import type { AnyGame, GameEvent, GameTypes, Item } from '../api/types'
import type { Say } from '../texts/context'
import { byGame } from './folders'

/** An event of this item as it's told. */
export type Telling = (item: Item, event: GameEvent, index: number) => GameEvent

/** What a game's names are found with: what lies in its box, the view now, and everything that led there. */
export type MakeTelling<Game extends GameTypes = AnyGame> = (
  say: Say,
  components: Game['Components'],
  view: Game['View'],
  items: readonly Item<Game>[],
) => Telling

const TELLINGS = byGame(import.meta.glob<{ telling: MakeTelling }>('../*/telling.ts'))

export const asItIs: Telling = (_, event) => event

export async function loadTelling(game: string): Promise<MakeTelling> {
  const made = await TELLINGS[game]?.()
  return made?.telling ?? (() => asItIs)
}
