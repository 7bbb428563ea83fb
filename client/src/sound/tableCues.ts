/** What can be heard of the news of a table. */
import { eventsOf, type GameEvent, type Item, type Snapshot } from '../api/types'
import { byGame } from '../game/folders'
import type { Cue } from '../shell/cues'

type CueOf = (event: GameEvent, snapshot: Snapshot) => Cue | undefined

const GAMES = byGame(import.meta.glob<{ cueOf: CueOf }>('../*/cues.ts'))

/** The cues of these items, each once, in the order in which they come. */
export async function cuesOf(items: Item[], snapshot: Snapshot): Promise<Cue[]> {
  const game = await GAMES[snapshot.game]?.()
  const cues = items.flatMap(eventsOf).map((event) => game?.cueOf(event, snapshot))
  return [...new Set(cues.filter((cue) => cue !== undefined))]
}
