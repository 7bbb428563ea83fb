/** Commands that the server hasn't acknowledged yet. They survive a page reload and keep their ids. */
import type { AskMessage, SendCommand } from './types'

export interface KeyValueStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export class Outbox {
  private readonly key: string

  constructor(
    table: string,
    private readonly store: KeyValueStore,
  ) {
    this.key = `operahouse-commands-${table}`
  }

  read(): SendCommand[] {
    return JSON.parse(this.store.getItem(this.key) ?? '[]') as SendCommand[]
  }

  /** Keep the commands among the messages that are waiting for an answer; questions aren't worth asking again. */
  save(waiting: AskMessage[]): void {
    const commands = waiting.filter((message) => message.type === 'command')
    if (commands.length > 0) this.store.setItem(this.key, JSON.stringify(commands))
    else this.store.removeItem(this.key)
  }
}
