/** Who may ask the coach, and its figures. */
import type { Snapshot } from '../api/types'

/** The coach helps only in unrated games against bots. */
export function isCoachAllowed(snapshot: Snapshot, rated: boolean): boolean {
  return snapshot.status === 'playing' && isAlone(snapshot, rated)
}

/** Whether somebody plays an unrated game against bots only. */
export function isAlone(snapshot: Snapshot, rated: boolean): boolean {
  if (rated || snapshot.you === null) return false
  return Object.entries(snapshot.seats).every(([seat, who]) => seat === snapshot.you || who.name === '')
}

export const percent = (chance: number): number => Math.round(chance * 100)
