/** Asks the coach about a move before it's sent, and holds back a clear blunder until the player confirms it. */
import type { Advice, CoachAnswer, Judged } from '../api/types'
import { withTimeout } from './timeout'

/** How long a move waits for the coach, in milliseconds. */
const PATIENCE = 1000

export interface BlunderPrompt {
  own: Judged
  best: Advice
  /** Play it anyway, or think again. */
  decide: (play: boolean) => void
}

export class BlunderGuard {
  /** A blunder that waits for confirmation. */
  prompt: BlunderPrompt | null = $state.raw(null)

  constructor(private readonly askCoach: (move: string) => Promise<CoachAnswer>) {}

  /** Whether the move is no blunder, or the player confirms it anyway. */
  async isMeant(move: string): Promise<boolean> {
    const answer = await withTimeout(PATIENCE, this.askCoach(move))
    const best = answer?.advice[0]
    const own = answer?.own
    if (!own?.blunder || !best) return true
    const play = await new Promise<boolean>((decide) => (this.prompt = { own, best, decide }))
    this.prompt = null
    return play
  }
}
