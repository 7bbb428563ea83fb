/**
 * Scenes: the end of a round, a counting, a last performance. They are shown after the events that lead to them and
 * before the next question, and nothing can be answered meanwhile. A game that has some brings `scenes/source.ts`, which
 * finds them among its events, and draws the one that its table is given (`GameTable.staged`).
 */
import type { AnyGame, GameTypes } from '../api/types'

/** A scene to be shown. */
export interface GameScene<Game extends GameTypes = AnyGame> {
  /** Everything that happens in it. */
  events: readonly Game['Event'][]
  /** Seats from first to last where the match itself says so at its end, seats that share a place together. */
  ranking: readonly (readonly string[])[] | null
  /** It was opened again: it's finished from the start. */
  again: boolean
  leave: () => void
}

/** From the first event of a scene to the one after its last. */
export type Range = readonly [number, number]

export interface SceneSource<Game extends GameTypes = AnyGame> {
  /** Where scenes are among these events. */
  rangesOf: (events: readonly Game['Event'][]) => Range[]
  /** The view in which a scene is shown: as it was, after the events before the scene. */
  viewBefore: (view: Game['View'], events: readonly Game['Event'][]) => Game['View']
  /** Whether the log offers the scene again beside what it says of this event. */
  isTitle: (event: Game['Event']) => boolean
  /** Fetch what draws the scenes, so that it's there in time. */
  load: () => Promise<unknown>
}
