/** The connection to a table. It reconnects, asks for what it missed, and resends what wasn't acknowledged. */
import { Refused } from './http'
import type { Answered, AskMessage, FromServer, Item, Question } from './types'
import type { Outbox } from './outbox'

export type Connection = 'connecting' | 'live' | 'lost' | 'closed'

/** What is used of a WebSocket. */
export interface Channel {
  send(text: string): void
  close(): void
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

export interface SocketListener {
  onmessage(message: FromServer): void
  onconnection(now: Connection): void
}

interface Waiting {
  message: AskMessage
  resolve: (answer: Answered | null) => void
  reject: (error: Error) => void
}

const RETRY_DELAYS = [300, 1000, 2000, 4000, 8000]
const PING_INTERVAL = 15_000
const SILENCE_LIMIT = 30_000

export class TableSocket {
  private channel: Channel | null = null
  private waiting = new Map<string, Waiting>()
  private failures = 0
  private closed = false
  private isOpen = false
  private heardAt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  /** Ids are new for every page load, and the same when a message is sent again. */
  private readonly idPrefix = Math.random().toString(36).slice(2, 10)
  private asked = 0
  /** The last item number seen; after a reconnect the server continues from there. */
  seen = 0
  /** Items of news that comes in several messages; the last one has the snapshot. */
  private pages: Item[] = []

  constructor(
    private readonly open: (after: number) => Channel,
    private readonly listener: SocketListener,
    private readonly outbox: Outbox,
  ) {
    for (const message of outbox.read()) {
      this.waiting.set(message.id, { message, resolve: () => {}, reject: () => {} })
    }
  }

  connect(): void {
    if (this.closed || this.channel) return
    clearTimeout(this.retry)
    this.listener.onconnection(this.failures === 0 ? 'connecting' : 'lost')
    const channel = this.open(this.seen)
    this.channel = channel
    channel.onopen = () => this.opened(channel)
    channel.onmessage = (event) => this.received(JSON.parse(event.data) as FromServer)
    channel.onclose = () => this.lost(channel)
    this.heardAt = Date.now()
    this.pinger ??= setInterval(() => this.ping(), PING_INTERVAL)
  }

  /**
   * Send, and wait for the answer with the same id, across reconnects. Rejects with `Refused`;
   * null if the table is left before an answer comes.
   */
  ask(question: Question): Promise<Answered | null> {
    const message: AskMessage = { ...question, id: `${this.idPrefix}-${++this.asked}` }
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject })
      this.outbox.save([...this.waiting.values()].map((one) => one.message))
      if (this.isOpen) this.channel?.send(JSON.stringify(message))
    })
  }

  /** The network is back, or the tab is visible again: reconnect now. */
  wake(): void {
    if (!this.channel) this.connect()
    else this.ping()
  }

  /** The network is gone: don't wait until the channel notices. */
  drop(): void {
    const channel = this.channel
    if (channel) this.lost(channel)
  }

  /** Open a new channel and ask for everything from the first item on. */
  restart(): void {
    this.seen = 0
    this.pages = []
    const channel = this.channel
    this.channel = null
    this.isOpen = false
    if (channel) channel.onclose = channel.onmessage = null
    channel?.close()
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearInterval(this.pinger)
    this.channel?.close()
    for (const { resolve } of this.waiting.values()) resolve(null)
    this.waiting.clear()
    this.listener.onconnection('closed')
  }

  private opened(channel: Channel): void {
    if (channel !== this.channel) return
    this.isOpen = true
    for (const { message } of this.waiting.values()) channel.send(JSON.stringify(message))
  }

  /** Only now is the server well: one in trouble opens the channel too, and closes it with the reason. */
  private welcomed(): void {
    this.failures = 0
    this.listener.onconnection('live')
  }

  /** An answer goes to whoever asked; of news, only what is new and once all its pages are there. */
  private received(message: FromServer): void {
    this.heardAt = Date.now()
    if (message.type === 'hello') this.welcomed()
    if ('id' in message) {
      const waiting = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      this.outbox.save([...this.waiting.values()].map((one) => one.message))
      if (message.type === 'refused') waiting?.reject(new Refused(409, message.error))
      else waiting?.resolve(message)
      return
    }
    if (message.type === 'news') {
      message.items = message.items.filter((item) => item.number > this.seen)
      this.seen = message.items.at(-1)?.number ?? this.seen
      this.pages.push(...message.items)
      if (message.more) return
      message.items = this.pages
      this.pages = []
    }
    this.listener.onmessage(message)
  }

  private lost(channel: Channel): void {
    if (channel !== this.channel || this.closed) return
    this.channel = null
    this.isOpen = false
    channel.onclose = null
    channel.close()
    this.listener.onconnection('lost')
    const wait = RETRY_DELAYS[Math.min(this.failures, RETRY_DELAYS.length - 1)] ?? 0
    this.failures += 1
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  private ping(): void {
    if (!this.channel) return
    if (Date.now() - this.heardAt > SILENCE_LIMIT) this.lost(this.channel)
    else if (this.isOpen) this.channel.send('{"type":"ping"}')
  }
}
