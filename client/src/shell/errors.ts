import type { ErrorShape } from '../api/types'
import type { Say } from '../texts/context'

/** What is wrong, in the language spoken now; in the server's words where the text is not at hand. */
export function explain(say: Say, error: ErrorShape): string {
  const text = say(error.key, error.details)
  return text === error.key && error.text ? error.text : text
}
