/** The line to a table. It mends itself, asks for what it missed, and sends again what was not acknowledged. */
import { Refused } from './http'
import type { Answered, FromHouse, ToHouse } from './messages'
import type { Unsent } from './unsent'

export type Connection = 'connecting' | 'live' | 'lost' | 'closed'

export interface Line {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
}

export interface Ears {
  heard(message: FromHouse): void
  connection(now: Connection): void
}

/** The socket was closed for good before an answer came. */
export class SocketClosed extends Error {}

interface Waiting {
  message: ToHouse
  resolve: (answer: Answered) => void
  reject: (error: Error) => void
}

const WAITS = [300, 1000, 2000, 4000, 8000]
const PING_EVERY = 15_000
const SILENCE = 30_000

export class TableSocket {
  private line: Line | null = null
  private waiting = new Map<string, Waiting>()
  private failures = 0
  private closed = false
  private greeted = false
  private heardAt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  /** The last number seen; after a break the house goes on from there. */
  seen = 0

  constructor(
    private readonly dial: (after: number) => Line,
    private readonly ears: Ears,
    private readonly unsent: Unsent,
  ) {
    for (const message of unsent.read()) {
      this.waiting.set(message.id, { message, resolve: () => {}, reject: () => {} })
    }
  }

  connect(): void {
    if (this.closed || this.line) return
    clearTimeout(this.retry)
    this.ears.connection(this.failures === 0 ? 'connecting' : 'lost')
    const line = this.dial(this.seen)
    this.line = line
    line.onopen = () => this.opened(line)
    line.onmessage = (event) => this.received(JSON.parse(event.data) as FromHouse)
    line.onclose = () => this.lost(line)
    this.heardAt = Date.now()
    this.pulse ??= setInterval(() => this.beat(), PING_EVERY)
  }

  /**
   * Send, and wait for the answer of the same id, over as many breaks of the line as there may be. Rejects with
   * `Refused`, or with `SocketClosed` where the table is left first.
   */
  ask(message: ToHouse): Promise<Answered> {
    if (message.type === 'wish') this.unsent.keep(message)
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject })
      if (this.greeted) this.line?.send(JSON.stringify(message))
    })
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  wake(): void {
    if (!this.line) this.connect()
    else this.beat()
  }

  /** The network is gone; do not wait until the line notices. */
  drop(): void {
    const line = this.line
    if (line) this.lost(line)
  }

  /** Ask for everything from the first number on, on a new line. */
  beginAgain(): void {
    this.seen = 0
    const line = this.line
    this.line = null
    this.greeted = false
    if (line) line.onclose = line.onmessage = null
    line?.close()
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearInterval(this.pulse)
    this.line?.close()
    for (const { reject } of this.waiting.values()) reject(new SocketClosed())
    this.waiting.clear()
    this.ears.connection('closed')
  }

  private opened(line: Line): void {
    if (line !== this.line) return
    this.failures = 0
    this.greeted = true
    this.ears.connection('live')
    for (const { message } of this.waiting.values()) line.send(JSON.stringify(message))
  }

  private received(message: FromHouse): void {
    this.heardAt = Date.now()
    if ('id' in message) this.answered(message)
    if (message.type === 'news') {
      message.items = message.items.filter((item) => item.number > this.seen)
      this.seen = message.items.at(-1)?.number ?? this.seen
    }
    this.ears.heard(message)
  }

  private answered(message: Extract<FromHouse, { id: string }>): void {
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    this.unsent.forget(message.id)
    if (message.type === 'refused') waiting?.reject(new Refused(409, message.error))
    else waiting?.resolve(message)
  }

  private lost(line: Line): void {
    if (line !== this.line || this.closed) return
    this.line = null
    this.greeted = false
    line.onclose = null
    line.close()
    this.ears.connection('lost')
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)] ?? 0
    this.failures += 1
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  private beat(): void {
    if (!this.line) return
    if (Date.now() - this.heardAt > SILENCE) this.lost(this.line)
    else if (this.greeted) this.line.send('{"type":"ping"}')
  }
}
