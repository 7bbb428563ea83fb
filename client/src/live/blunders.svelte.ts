/** Looks at a move before it is sent, where that is wished, and holds back a clear blunder until it is meant. */
import type { Advice, Judged } from '../api/types'
import { CANCELLED, type PickResult } from '../game/contract'
import type { CoachReply } from './coach'
import { withTimeout } from './timeout'

/** So long a move waits for the coach; then it is sent. */
const PATIENCE = 1000

export interface BlunderPrompt {
  own: Judged
  best: Advice
  /** Play it anyway, or think again. */
  decide: (play: boolean) => void
}

interface Guarded {
  pick(move: string): Promise<PickResult>
  judge(move: string): Promise<CoachReply>
}

export class BlunderGuard {
  /** A move that waits for a yes or a no. */
  prompt: BlunderPrompt | null = $state.raw(null)
  /** A move is being looked at, or waits for a yes or a no, or is on its way: no other one is sent meanwhile. */
  pending = $state(false)

  constructor(
    private readonly table: Guarded,
    private readonly wanted: () => boolean,
  ) {}

  readonly pick = async (move: string): Promise<PickResult> => {
    if (this.pending) return CANCELLED
    this.pending = true
    try {
      const meant = !this.wanted() || (await this.isConfirmed(move))
      return meant ? await this.table.pick(move) : CANCELLED
    } finally {
      this.pending = false
    }
  }

  /** Whether the coach sees no blunder in the move, or the person means it all the same. */
  private async isConfirmed(move: string): Promise<boolean> {
    const reply = await withTimeout(PATIENCE, this.table.judge(move))
    const best = reply?.advice[0]
    const own = reply?.own
    if (!own?.blunder || !best) return true
    const play = await new Promise<boolean>((decide) => (this.prompt = { own, best, decide }))
    this.prompt = null
    return play
  }
}
