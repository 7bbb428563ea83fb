import type { Snapshot } from '../api/types'
import type { Say } from '../texts/context'

/** What the table waits for, while this viewer isn't asked anything. In a replay nobody waits: it says who is next. */
export function waitingSentence(
  say: Say,
  snapshot: Pick<Snapshot, 'status' | 'asked' | 'you'>,
  replayed = false,
): string {
  if (replayed && snapshot.asked.length > 0) return say('client-next-move', { seats: snapshot.asked })
  if (snapshot.status === 'paused') return say('client-paused')
  if (snapshot.status === 'ended') return say('client-over')
  const others = snapshot.asked.filter((seat) => seat !== snapshot.you)
  return others.length > 0 ? say('client-waiting', { seats: others, count: others.length }) : say('client-moment')
}
