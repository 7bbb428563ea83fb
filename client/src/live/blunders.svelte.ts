/** Asks the coach about a move before it's sent, if the player wants that, and holds back a clear blunder until confirmed. */
import type { Advice, Judged } from '../api/types'
import { CANCELLED, type PickResult } from '../game/contract'
import type { CoachReply } from './coach'
import { withTimeout } from './timeout'

/** How long a move waits for the coach, in milliseconds. */
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
  /** A blunder that waits for confirmation. */
  prompt: BlunderPrompt | null = $state.raw(null)
  /** A move is being checked, waits for confirmation, or is on its way. No other move is sent meanwhile. */
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

  /** Whether the move is no blunder, or the player confirms it anyway. */
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
