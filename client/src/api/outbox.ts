/** Requests that the server hasn't acknowledged yet. They survive a page reload and keep their ids. */
import type { SendCommand } from './types'

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

  keep(message: SendCommand): void {
    this.write([...this.read(), message])
  }

  forget(id: string): void {
    this.write(this.read().filter((message) => message.id !== id))
  }

  private write(messages: SendCommand[]): void {
    if (messages.length > 0) this.store.setItem(this.key, JSON.stringify(messages))
    else this.store.removeItem(this.key)
  }
}
