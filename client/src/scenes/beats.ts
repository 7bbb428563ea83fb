/** The beats of a scene: what is shown one after another, and for how long. Pure functions. */

/** How long a beat lasts, in milliseconds at normal speed, and how far it may be shortened where there are many. */
export interface Length {
  lasts: number
  least?: number
}

/** How long the beats that every game's scenes have last. */
export const TITLE = 450
export const STANDING = 1200
export const LAST_CURTAIN = 1900
export const LAUREL = 2700

/** How long the last curtain waits: longer for who sits behind it. */
export function suspenseOf(seat: string, own: string | null): number {
  return seat === own ? 5000 : 1600
}

/** The longest a scene may take until all of it is shown. */
export const LONGEST = 20_000
/** The longest the last scene of a game may take. */
export const LONGEST_LAST = 30_000

/** How long beats take together. */
export function totalOf(beats: readonly Length[]): number {
  return beats.reduce((sum, { lasts }) => sum + lasts, 0)
}

/** The same beats in no more than so much time: first those become shorter that may, then all of them alike. */
export function fit<Beat extends Length>(beats: readonly Beat[], longest: number): Beat[] {
  const spare = beats.reduce((sum, { lasts, least = lasts }) => sum + lasts - least, 0)
  const over = totalOf(beats) - longest
  if (over <= 0) return [...beats]
  const share = spare > 0 ? Math.min(1, over / spare) : 0
  const shorter = beats.map((beat) => ({
    ...beat,
    lasts: Math.floor(beat.lasts - share * (beat.lasts - (beat.least ?? beat.lasts))),
  }))
  const scale = Math.min(1, longest / totalOf(shorter))
  return scale === 1 ? shorter : shorter.map((beat) => ({ ...beat, lasts: Math.floor(beat.lasts * scale) }))
}
