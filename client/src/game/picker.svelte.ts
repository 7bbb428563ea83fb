/** Makes one move at a time, and knows when the next one may be picked. */
import { CANCELLED, type PickResult } from './contract'

export class Picker {
  #sending = $state(false)
  /** The snapshot whose question is answered: nothing more is picked until the next one comes. */
  #answered: object | undefined = $state.raw()

  constructor(
    /** What is shown, with the question that a move answers. */
    private readonly snapshot: () => object | undefined,
    /** Makes a move. */
    private readonly make: (move: string) => Promise<PickResult>,
    /** Whether the player means the move, where that is asked. */
    private readonly isMeant?: (move: string) => boolean | Promise<boolean>,
  ) {}

  /** A move is on its way. */
  get sending(): boolean {
    return this.#sending
  }

  /** Nothing can be picked: a move is on its way, or was made and is about to be shown. */
  get locked(): boolean {
    return this.#sending || (this.#answered !== undefined && this.#answered === this.snapshot())
  }

  async pick(move: string): Promise<PickResult> {
    if (this.locked) return CANCELLED
    this.#sending = true
    this.#answered = this.snapshot()
    let result = CANCELLED
    try {
      if (!this.isMeant || (await this.isMeant(move))) result = await this.make(move)
      return result
    } finally {
      this.#sending = false
      if (result.outcome !== 'accepted') this.#answered = undefined
    }
  }
}
