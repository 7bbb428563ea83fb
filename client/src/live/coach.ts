/** What the coach replies, and who may ask it. */
import type { Advice, Judged, Sight } from '../api/types'

export interface CoachReply {
  /** The best moves, the very best first. */
  advice: Advice[]
  /** What becomes of the move that was asked about. */
  own: Judged | null
}

/** The coach helps only in unrated games against bots. */
export function isCoachAllowed(sight: Sight, rated: boolean): boolean {
  if (rated || sight.you === null || sight.status !== 'playing') return false
  return Object.entries(sight.seats).every(([seat, who]) => seat === sight.you || who.name === '')
}

export const percent = (chance: number): number => Math.round(chance * 100)
