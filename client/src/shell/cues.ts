/**
 * Moments that could be heard. Whoever shows something gives a cue; whoever makes sounds listens. Nobody has to:
 * without a listener a cue is nothing.
 */
export type Cue =
  /** The player is asked. */
  | 'turn'
  /** Somebody bids. */
  | 'bid'
  /** Something is bought. */
  | 'purchase'
  /** A building rises. */
  | 'building'
  /** The last round begins. */
  | 'last-round'
  /** A curtain opens or falls: a scene begins, or the last great hall is shown. */
  | 'curtain'
  /** Ducats are paid out. */
  | 'coins'
  /** Composers change places on the ladder, or a card is turned up. */
  | 'change'
  /** Points are stamped onto what gives them. */
  | 'stamp'
  /** Points are lost. */
  | 'loss'
  /** The shields run along the track. */
  | 'standing'
  /** Before the curtain that decides. */
  | 'suspense'
  /** The audience claps: for points, for a winner. */
  | 'applause'
  /** A card is played. */
  | 'card'
  /** Somebody's place is taken over. */
  | 'takeover'
  /** Somebody said something. */
  | 'chat'
  /** The game is won by whoever looks. */
  | 'victory'

/** `size` goes from 0 (hardly) to 1 (as much as there ever is). */
export type CueListener = (cue: Cue, size: number) => void

const listeners = new Set<CueListener>()

export function cue(name: Cue, size = 0.5): void {
  for (const listener of listeners) listener(name, size)
}

/** Returns what ends the listening. */
export function onCue(listener: CueListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
