/** The scenes of Opera: the end of every round. */
import type { Range, SceneSource } from '../../scenes/contract'
import { afterGroup, groupEvents } from '../eventGroups'
import type { Game, GameEvent } from '../types'

/** The rules of income, the end of a round, counting and winning. */
const ENDING = /^(?:[IECW]\d+|S10)$/

const isLast = (event: GameEvent): boolean => event.kind === 'round' || event.kind === 'over'

/** The events by the rules of a round's end, up to the one with its sheet. */
function rangesOf(events: readonly GameEvent[]): Range[] {
  const ranges: Range[] = []
  let first = 0
  events.forEach((event, at) => {
    if (!ENDING.test(event.rule)) first = at + 1
    else if (isLast(event)) {
      ranges.push([first, at + 1])
      first = at + 1
    }
  })
  return ranges
}

export const source: SceneSource<Game> = {
  rangesOf,
  viewBefore: (view, events) => groupEvents(events).reduce(afterGroup, view),
  isTitle: (event) => isLast(event) || event.kind === 'counting',
  load: () => import('./RoundScene.svelte'),
}
