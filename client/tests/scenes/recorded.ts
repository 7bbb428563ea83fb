/** Scenes of recorded games, as the server tells them. */
import type { Item } from '../../src/api/types'
import recorded from '../scenes.json'

export interface Recorded<Of> {
  items: Of[]
  /** What everybody has afterwards. */
  points: Record<string, number>
}

/** Every move of a recorded game that leads to a scene. */
export function recordedScenes<Of = Item>(name: keyof typeof recorded): Recorded<Of>[] {
  return recorded[name] as unknown as Recorded<Of>[]
}
