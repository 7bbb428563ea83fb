/** Which events of Opera are heard. What the scenes of a round's end show is cued by them. */
import type { Cue } from '../shell/cues'
import type { GameEvent, Snapshot } from './types'

const HEARD: Partial<Record<GameEvent['kind'], Cue>> = {
  bid: 'bid',
  hired: 'card',
  bought: 'purchase',
  built: 'building',
  sold: 'coins',
  moved: 'change',
  programmed: 'curtain',
  'gave-up': 'loss',
}

export function cueOf(event: GameEvent, { you, forecast }: Snapshot): Cue | undefined {
  if (event.kind === 'sealed') return event.seat === you ? 'bid' : undefined
  if (event.kind === 'round') return event.round === forecast?.setting.counting_after.at(-1) ? 'last-round' : undefined
  return HEARD[event.kind]
}
