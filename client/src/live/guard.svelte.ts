/** Looks at a move before it is sent, where that is wished, and holds back a clear blunder until it is meant. */
import type { Advice, Judged } from '../api/types'
import type { Counsel } from './counsel'
import { within } from './within'

/** So long a move waits for the coach; then it is sent. */
const PATIENCE = 1000

export interface Doubt {
  own: Judged
  best: Advice
}

interface Guarded {
  pick(move: string): void
  judge(move: string): Promise<Counsel>
}

export class Guard {
  /** A move that waits for a yes or a no. */
  doubt: Doubt | null = $state.raw(null)
  checking = $state(false)

  constructor(
    private readonly table: Guarded,
    private readonly wanted: () => boolean,
  ) {}

  readonly pick = (move: string): void => {
    if (this.checking) return
    if (this.wanted()) void this.check(move)
    else this.table.pick(move)
  }

  playAnyway(): void {
    const move = this.doubt?.own.move
    this.doubt = null
    if (move !== undefined) this.table.pick(move)
  }

  thinkAgain(): void {
    this.doubt = null
  }

  private async check(move: string): Promise<void> {
    this.checking = true
    const counsel = await within(PATIENCE, this.table.judge(move))
    this.checking = false
    const best = counsel?.advice[0]
    if (counsel?.own?.blunder && best) this.doubt = { own: counsel.own, best }
    else this.table.pick(move)
  }
}
