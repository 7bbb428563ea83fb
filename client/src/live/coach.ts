/** What the coach replies, and who may ask it. */
import type { Advice, Judged, Snapshot } from '../api/types'

export interface CoachReply {
  /** The best moves, the very best first. */
  advice: Advice[]
  /** What becomes of the move that was asked about. */
  own: Judged | null
}

/** The coach helps only in unrated games against bots. */
export function isCoachAllowed(snapshot: Snapshot, rated: boolean): boolean {
  if (rated || snapshot.you === null || snapshot.status !== 'playing') return false
  return Object.entries(snapshot.seats).every(([seat, who]) => seat === snapshot.you || who.name === '')
}

export const percent = (chance: number): number => Math.round(chance * 100)
