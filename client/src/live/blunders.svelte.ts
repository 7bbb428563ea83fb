/** Holds a move back until the player confirms it: one that looks like a slip, or that the coach thinks a clear blunder. */
import type { Advice, CoachAnswer, Judged } from '../api/types'
import { withTimeout } from './timeout'

/** How long a move waits for the coach, in milliseconds. */
const PATIENCE = 1000

/** What is asked before a move is made. */
export interface BlunderPrompt {
  /** Why it looks like a slip of the hand. */
  slip?: string
  /** What the coach thinks of it, and what it would do. */
  judged?: { own: Judged; best: Advice }
  /** Play it anyway, or think again. */
  decide: (play: boolean) => void
}

export class BlunderGuard {
  /** A move that waits for confirmation. */
  prompt: BlunderPrompt | null = $state.raw(null)

  constructor(
    private readonly askCoach: (move: string) => Promise<CoachAnswer>,
    /** Why a move looks like a slip; nothing where it does not. */
    private readonly slipOf: (move: string) => Promise<string | null> = () => Promise.resolve(null),
  ) {}

  /** Whether the move is neither, or the player confirms it anyway. */
  async isMeant(move: string): Promise<boolean> {
    const slip = await withTimeout(PATIENCE, this.slipOf(move))
    if (slip) return this.#confirm({ slip })
    const answer = await withTimeout(PATIENCE, this.askCoach(move))
    const best = answer?.advice[0]
    const own = answer?.own
    return own?.blunder && best ? this.#confirm({ judged: { own, best } }) : true
  }

  async #confirm(why: Omit<BlunderPrompt, 'decide'>): Promise<boolean> {
    const play = await new Promise<boolean>((decide) => (this.prompt = { ...why, decide }))
    this.prompt = null
    return play
  }
}
