import type { Sight } from '../api/types'
import type { Say } from '../texts/context'

/** What the table waits for, while this viewer isn't asked anything. */
export function waitingSentence(say: Say, sight: Sight): string {
  if (sight.status === 'paused') return say('client-paused')
  if (sight.status === 'ended') return say('client-over')
  const others = sight.asked.filter((seat) => seat !== sight.you)
  return others.length > 0 ? say('client-waiting', { seats: others, count: others.length }) : say('client-moment')
}
