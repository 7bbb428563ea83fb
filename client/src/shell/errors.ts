import type { ErrorInfo } from '../api/types'
import type { Say } from '../texts/context'

/** An error as a sentence in the current language; in the server's words if the text isn't loaded. */
export function explain(say: Say, error: ErrorInfo): string {
  const text = say(error.key, error.details)
  return text === error.key && error.text ? error.text : text
}
