/** Which events of Operaopoly are heard. What the scene of a Last Performance shows is cued by it. */
import type { Cue } from '../shell/cues'
import type { GameEvent } from './types'

const HEARD: Partial<Record<GameEvent['kind'], Cue>> = {
  drew: 'card',
  sponsored: 'purchase',
  changed: 'card',
  hired: 'card',
  rehearsed: 'card',
  recast: 'card',
  auditioned: 'curtain',
  began: 'curtain',
  'took-over': 'takeover',
  ousted: 'takeover',
  directed: 'change',
  'last-round': 'last-round',
}

export function cueOf(event: GameEvent): Cue | undefined {
  return HEARD[event.kind]
}
