/** What the shell offers to a table. There is no shell in galleries and tests. */
import { getContext, setContext, type Snippet } from 'svelte'
import type { Presence } from './presence'

export interface Shell {
  /** The right end of the top bar. */
  readonly tools: Snippet
  /** What everybody has left to think, where the match has clocks. */
  readonly clocks?: Snippet
  /** The board in lines of text. */
  readonly board?: Snippet
  /** Whether the person of a seat is at the table right now. */
  readonly presence?: (seat: string) => Presence
  /** Whether the person of a seat has no account. */
  readonly isGuest?: (seat: string) => boolean
}

const KEY = Symbol('shell')

export function setShell(shell: Shell): void {
  setContext(KEY, shell)
}

export function getShell(): Shell | undefined {
  return getContext<Shell | undefined>(KEY)
}
