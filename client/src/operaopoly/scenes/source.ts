/** The scenes of Operaopoly: every last performance, and the end of the game. */
import type { Range, SceneSource } from '../../scenes/contract'
import type { Game, GameEvent } from '../types'

/** The rules of a last performance, a closing and the end of the game. */
const ENDING = /^(?:L3|C\d)$/

const begins = ({ kind }: GameEvent): boolean => kind === 'performance' || kind === 'abandoned'

/** From a performance, or from where the season is abandoned, on while the same rules tell what happens. */
function rangesOf(events: readonly GameEvent[]): Range[] {
  return events.flatMap((event, first): Range[] => {
    if (!begins(event)) return []
    const after = events.slice(first + 1).findIndex((next) => begins(next) || !ENDING.test(next.rule))
    return [[first, after < 0 ? events.length : first + 1 + after]]
  })
}

export const source: SceneSource<Game> = {
  rangesOf,
  viewBefore: (view) => view,
  isTitle: (event) => begins(event),
  load: () => import('./PerformanceScene.svelte'),
}
