/** Requests that the server hasn't acknowledged yet. They survive a page reload and keep their ids. */
import type { ClientMessage } from './messages'

type Kept = Extract<ClientMessage, { type: 'command' }>

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

  read(): Kept[] {
    return JSON.parse(this.store.getItem(this.key) ?? '[]') as Kept[]
  }

  keep(message: Kept): void {
    this.write([...this.read(), message])
  }

  forget(id: string): void {
    this.write(this.read().filter((message) => message.id !== id))
  }

  private write(messages: Kept[]): void {
    if (messages.length > 0) this.store.setItem(this.key, JSON.stringify(messages))
    else this.store.removeItem(this.key)
  }
}
