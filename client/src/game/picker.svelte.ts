/** Picks one move at a time, and knows when the next one may be picked. */
import { CANCELLED, type GameTable, type PickResult } from './contract'

export class Picker {
  #sending = $state(false)
  /** The snapshot whose question is answered: nothing more is picked until the next one comes. */
  #answered: object | null = $state.raw(null)

  constructor(private readonly table: () => { snapshot: object } & Pick<GameTable, 'pick'>) {}

  /** A move is on its way. */
  get sending(): boolean {
    return this.#sending
  }

  /** Nothing can be picked: a move is on its way, or was made and is about to be shown, or this is no place to pick. */
  get locked(): boolean {
    const { snapshot, pick } = this.table()
    return !pick || this.#sending || this.#answered === snapshot
  }

  async pick(move: string): Promise<PickResult> {
    const { snapshot, pick } = this.table()
    if (!pick || this.locked) return CANCELLED
    this.#sending = true
    this.#answered = snapshot
    let made = false
    try {
      const result = await pick(move)
      made = result.outcome === 'accepted'
      return result
    } finally {
      this.#sending = false
      if (!made) this.#answered = null
    }
  }
}
