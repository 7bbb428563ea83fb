/** A game at a real table, as this device sees it: one connection for each of its players that share it. */
import { byHandOf, type ByHand } from '../api/byHand'
import type { Command, GameEvent, Item, Snapshot } from '../api/types'
import type { PickResult } from '../game/contract'
import type { HotseatPlayer } from '../live/hotseat'
import { LiveTable } from '../live/table.svelte'
import { latestEvents } from './onTheTable'

type Listener = (items: Item[], snapshot: Snapshot) => void

/** Nobody waits for animations while entering what has happened on the table already. */
const still = () => 'off' as const

export class Companion {
  readonly tables: LiveTable[]
  /** The connection whose view is shown: that of the player on this device who is asked. */
  readonly shown: LiveTable = $derived.by(() => this.#findShown())
  readonly main: LiveTable
  readonly snapshot: Snapshot | undefined = $derived.by(() => this.shown.snapshot)
  readonly byHand: ByHand | null = $derived.by(() => byHandOf(this.snapshot))
  #last: LiveTable

  constructor(id: string, players: HotseatPlayer[], told: Listener) {
    const tokens = players.length > 0 ? players.map(({ token }) => token) : [undefined]
    this.tables = tokens.map((token, at) => new LiveTable(id, at === 0 ? told : () => {}, token, still))
    this.#last = this.main = this.tables[0]!
  }

  /** Whether several players share this device. */
  get isShared(): boolean {
    return this.tables.length > 1
  }

  /** The seats of this device. */
  get seats(): string[] {
    return this.tables.flatMap((table) => table.snapshot?.you ?? [])
  }

  async send(command: Command, from: LiveTable = this.shown): Promise<PickResult> {
    for (const table of this.tables) table.refusal = null
    return from.send(command)
  }

  /** What the last thing that was entered led to, as this device's first player may know it. */
  get latest(): GameEvent[] {
    return latestEvents(this.main.items)
  }

  close(): void {
    for (const table of this.tables) table.close()
  }

  #findShown(): LiveTable {
    const asked = this.main.snapshot?.asked ?? []
    const at = (seat: string): LiveTable | undefined => this.tables.find(({ snapshot }) => snapshot?.you === seat)
    const mine = asked.map(at).find((table) => table !== undefined)
    if (mine) this.#last = mine
    return this.#last.snapshot ? this.#last : this.main
  }
}
