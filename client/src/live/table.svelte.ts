/** A live table: what is shown, what is being sent, and the state of the connection. */
import { socketOpener } from '../api/connect'
import { Refused } from '../api/http'
import { TableSocket, type Connection } from '../api/socket'
import type { Advice, ClockState, CoachAnswer, Command, ErrorInfo, FromServer, Hello, Item } from '../api/types'
import type { Onlooker, Preview, Snapshot, TableSummary } from '../api/types'
import { Outbox } from '../api/outbox'
import type { PickResult } from '../game/contract'
import { reuse } from '../game/reuse'
import { session } from '../shell/session.svelte'
import { settings } from '../shell/settings.svelte'
import { isCoachAllowed } from './coach'
import { NewsQueue, type News } from './newsQueue'

const FINAL = ['table-barred', 'table-no-spectators', 'web-unknown-table', 'web-sign-in']

type Listener = (items: Item[], snapshot: Snapshot) => void

export class LiveTable {
  summary: TableSummary | undefined = $state.raw()
  /** What is shown. While animations play it's a moment behind the server. */
  snapshot: Snapshot | undefined = $state.raw()
  /** All log items shown so far. */
  items: Item[] = $state.raw([])
  /** The log items that came with the last change of `snapshot`. */
  fresh: Item[] = $state.raw([])
  connection: Connection = $state('connecting')
  /** The server closes the connection: it restarts, or refuses us. */
  closing: ErrorInfo | null = $state.raw(null)
  /** The server refuses us, and trying again doesn't help. */
  turnedAway: ErrorInfo | null = $state.raw(null)
  trouble: ErrorInfo | null = $state.raw(null)
  refusal: ErrorInfo | null = $state.raw(null)
  /** The person the server knows us as on this connection. */
  person = $state('')
  people: Onlooker[] = $state.raw([])
  /** The clocks, and when the server sent them. They never wait for animations. */
  clocks: { at: number; seats: Record<string, ClockState> } | null = $state.raw(null)
  /** How many requests are on their way to the server. */
  sending = $state(0)
  /** How much news is queued. */
  waiting = $state(0)

  private readonly socket: TableSocket
  private readonly queue: NewsQueue
  private asked: Promise<CoachAnswer> = Promise.resolve({ advice: [], own: null })
  private caughtUp = false

  constructor(
    readonly id: string,
    private readonly listener: Listener,
    readonly token?: string,
  ) {
    this.queue = new NewsQueue(this.show, () => settings.speed)
    this.socket = new TableSocket(
      socketOpener(id, token),
      { onmessage: this.received, onconnection: this.setConnection },
      new Outbox(token ? `${id}-${token}` : id, sessionStorage),
    )
    addEventListener('online', this.wake)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.wake)
    this.socket.connect()
  }

  /** Send a request to the table; returns whether it was granted. */
  async command(command: Command): Promise<boolean> {
    return (await this.send(command)).outcome === 'accepted'
  }

  /** Send a request to the table. The player's own move doesn't wait for animations. A refusal is shown. */
  async send(command: Command): Promise<PickResult> {
    if (command.kind === 'play') this.queue.skip()
    this.refusal = null
    this.sending += 1
    try {
      const answer = await this.socket.ask({ type: 'command', command })
      return answer?.type === 'done' ? { outcome: 'accepted', number: answer.number } : { outcome: 'lost' }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refusal = error.error
      return { outcome: 'refused', error: error.error }
    } finally {
      this.sending -= 1
    }
  }

  /** What these moves would lead to; nothing if the game has gone on and the question is no longer asked. */
  readonly preview = async (moves: string[]): Promise<Preview[]> => {
    try {
      const answer = await this.socket.ask({ type: 'preview', moves })
      return answer?.type === 'previews' ? answer.previews : []
    } catch (error) {
      if (error instanceof Refused) return []
      throw error
    }
  }

  readonly advise = async (): Promise<Advice[]> => (await this.askCoach('')).advice

  /** What the coach would do, and what it thinks of a move. The server answers one such question at a time. */
  readonly askCoach = (move: string): Promise<CoachAnswer> => {
    const ask = async (): Promise<CoachAnswer> => {
      const answer = await this.socket.ask({ type: 'hint', move })
      return answer?.type === 'hint' ? answer : { advice: [], own: null }
    }
    return (this.asked = this.asked.then(ask, ask))
  }

  /** Whether the coach may be asked here: not in rated games, nor with other people. */
  get coached(): boolean {
    return this.snapshot !== undefined && isCoachAllowed(this.snapshot, this.summary?.rated ?? true)
  }

  /** Show everything that is queued at once. */
  skip(): void {
    this.queue.skip()
  }

  close(): void {
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.wake)
    this.queue.clear()
    this.socket.close()
  }

  private readonly wake = (): void => this.socket.wake()
  private readonly drop = (): void => this.socket.drop()

  private readonly setConnection = (now: Connection): void => {
    this.connection = now
    if (now === 'live') this.closing = null
  }

  /** What was missed is shown at once; what happens now is queued. */
  private readonly received = (message: FromServer): void => {
    if (message.type === 'hello' || message.type === 'news') {
      const { clocks } = message.snapshot
      this.clocks = clocks ? { at: performance.now(), seats: clocks } : null
    }
    if (message.type === 'hello') this.greeted(message)
    else if (message.type === 'news' && !this.caughtUp) this.catchUp(message)
    else if (message.type === 'news') {
      this.waiting += 1
      this.queue.add(message)
    } else if (message.type === 'presence') this.people = message.people
    else if (message.type === 'trouble') this.trouble = message.error
    else if (message.type === 'closing') this.closed(message.error)
  }

  private greeted({ person, table, snapshot, number }: Hello): void {
    if (this.person !== '' && person !== this.person) {
      this.restart()
      return
    }
    this.person = person
    this.summary = table
    if (this.waiting === 0) this.snapshot = snapshot
    this.caughtUp ||= number <= this.socket.seen
  }

  /** Somebody else signed in in this browser, perhaps in another tab. Their log has its own numbers, so start over. */
  private restart(): void {
    this.person = ''
    if (!this.token) void session.load()
    this.queue.clear()
    this.items = []
    this.waiting = 0
    this.caughtUp = false
    this.socket.restart()
  }

  private closed(error: ErrorInfo): void {
    this.closing = error
    if (!FINAL.includes(error.key)) return
    this.turnedAway = error
    this.close()
  }

  private catchUp({ items, snapshot }: News): void {
    this.caughtUp = true
    this.items = [...this.items, ...items]
    this.snapshot = snapshot
  }

  /** A new snapshot, with the parts that are unchanged reused. */
  private readonly show = (news: News, left: number): void => {
    this.items = [...this.items, ...news.items]
    this.fresh = news.items
    this.snapshot = { ...reuse(this.snapshot, news.snapshot) }
    this.waiting = left
    this.listener(news.items, this.snapshot)
  }
}
