import { getContext, setContext } from 'svelte'

/** Finds the text for a key in the reader's language and fills its blanks; follows a change of language. */
export type Say = (key: string, details?: Record<string, unknown>) => string

const KEY = Symbol('say')

export function setSay(say: Say): void {
  setContext(KEY, say)
}

export function getSay(): Say {
  return getContext<Say>(KEY)
}
