/** A live table: what is shown, what is being sent, and the state of the connection. */
import { isHere, isSite } from '../api/backend'
import type { Choices } from '../api/byHand'
import { socketOpener } from '../api/connect'
import { Refused } from '../api/http'
import { TableSocket, type Connection } from '../api/socket'
import type {
  AbsentPlayer,
  Advice,
  ClockState,
  CoachAnswer,
  Command,
  ErrorInfo,
  FromServer,
  Hello,
  Item,
  News,
} from '../api/types'
import type { Onlooker, Preview, Snapshot, TableSummary } from '../api/types'
import { Outbox } from '../api/outbox'
import type { PickResult, TableSettings } from '../game/contract'
import { reuse } from '../game/reuse'
import type { GameScene, SceneSource } from '../scenes/contract'
import { partsOf, type Part } from '../scenes/parts'
import { loadSource } from '../scenes/sources'
import { session } from '../shell/session.svelte'
import { settings } from '../shell/settings.svelte'
import { isCoachAllowed } from './coach'
import { hotseat } from './hotseatStore.svelte'
import { NewsQueue } from './newsQueue'
import { oneAtATime } from './oneAtATime'

const FINAL = ['table-barred', 'table-no-spectators', 'web-unknown-table', 'web-sign-in']

const NO_CHOICES: Choices = { choices: [], move: '' }

type Listener = (items: Item[], snapshot: Snapshot) => void

export class LiveTable {
  summary: TableSummary | undefined = $state.raw()
  /** What is shown. While animations play it's a moment behind the server. */
  snapshot: Snapshot | undefined = $state.raw()
  /** All log items shown so far. */
  items: Item[] = $state.raw([])
  /** The log items that came with the last change of `snapshot`. */
  fresh: Item[] = $state.raw([])
  /** A scene that is shown: what follows waits until it's left. */
  scene: GameScene | null = $state.raw(null)
  connection: Connection = $state('connecting')
  /** Whether the game is kept in this browser and needs no server. */
  isHere = $state(isSite)
  /** The server closes the connection: it restarts, or refuses us. */
  closing: ErrorInfo | null = $state.raw(null)
  /** The server refuses us, and trying again doesn't help. */
  turnedAway: ErrorInfo | null = $state.raw(null)
  trouble: ErrorInfo | null = $state.raw(null)
  refusal: ErrorInfo | null = $state.raw(null)
  /** The person the server knows us as on this connection. */
  person = $state('')
  people: Onlooker[] = $state.raw([])
  /** The seats whose players share this device. */
  readonly seatsHere: string[] = $derived.by(() => hotseat.at(this.id).map(({ seat }) => seat))
  /** Everybody at the table right now. Whoever shares this device is here, though only one of them is connected. */
  readonly present: Onlooker[] = $derived(
    this.people.length === 0 ? [] : [...this.people, ...this.seatsHere.map((seat) => ({ name: '', seat }))],
  )
  /** Players who are gone, by seat, as the server told at `absentAt`. */
  absent: Record<string, AbsentPlayer> = $state.raw({})
  absentAt = $state(0)
  /** The clocks, and when the server sent them. They never wait for animations. */
  clocks: { at: number; seats: Record<string, ClockState> } | null = $state.raw(null)
  /** How many requests are on their way to the server. */
  sending = $state(0)
  /** How much news is queued. */
  waiting = $state(0)

  private readonly socket: TableSocket
  private readonly queue: NewsQueue
  /** The server answers one preview at a time, and one question to the coach. */
  private readonly afterPreview = oneAtATime()
  private readonly afterAdvice = oneAtATime()
  private caughtUp = $state(false)
  /** Whether the game was on already when we came to this table. */
  private joined = $state(false)
  /** The items from before the deal, which wait for no animation. */
  private seatings: Item[] = []
  /** The nonce that was sent last. */
  private revealing = ''
  /** The newest snapshot, whether it's shown yet or not. */
  private latest: Snapshot | undefined
  /** Fetched once we know the game; news waits for it. */
  private scenes: Promise<SceneSource | null> | undefined

  constructor(
    readonly id: string,
    private readonly listener: Listener,
    readonly token?: string,
    /** How fast news is shown one after another. */
    speed: () => TableSettings['speed'] = () => settings.speed,
  ) {
    this.queue = new NewsQueue(this.show, speed)
    this.socket = new TableSocket(
      socketOpener(id, token),
      { onmessage: this.received, onconnection: this.setConnection },
      new Outbox(token ? `${id}-${token}` : id, sessionStorage),
    )
    addEventListener('online', this.wake)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.wake)
    this.socket.connect()
    void isHere(id).then((here) => (this.isHere = here))
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
      const answer = await this.afterPreview(() => this.socket.ask({ type: 'preview', moves }))
      return answer?.type === 'previews' ? answer.previews : []
    } catch (error) {
      if (error instanceof Refused) return []
      throw error
    }
  }

  /** What may be entered next for a seat, after these steps of a move; before a line that was entered, if one is named. */
  readonly choices = async (seat: string, steps: string[], line: number | null = null): Promise<Choices> => {
    try {
      const answer = await this.socket.ask({ type: 'choices', seat, steps, ...(line === null ? {} : { line }) })
      return answer?.type === 'choices' ? { ...answer, draw: answer.draw as Choices['draw'] } : NO_CHOICES
    } catch (error) {
      if (error instanceof Refused) return NO_CHOICES
      throw error
    }
  }

  readonly advise = async (): Promise<Advice[]> => (await this.askCoach('')).advice

  /** What the coach would do, and what it thinks of a move. */
  readonly askCoach = async (move: string): Promise<CoachAnswer> => {
    const answer = await this.afterAdvice(() => this.socket.ask({ type: 'hint', move }))
    return answer?.type === 'hint' ? answer : { advice: [], own: null }
  }

  /** Whether the coach may be asked here: not in rated games, nor with other people. */
  get coached(): boolean {
    return this.snapshot !== undefined && isCoachAllowed(this.snapshot, this.summary?.rated ?? true)
  }

  /** Whether somebody at another device is there to talk to, as a player or as a spectator. */
  get isShared(): boolean {
    const here = [this.snapshot?.you, ...this.seatsHere]
    const others = Object.entries(this.snapshot?.seats ?? {}).filter(([seat, who]) => who.name && !here.includes(seat))
    return others.length > 0 || (this.snapshot?.spectators.length ?? 0) > 0 || this.people.length > 1
  }

  /** Whether the game begins in a moment: the deal only waits for everybody's share. */
  get isDealing(): boolean {
    if (this.snapshot?.status !== 'seating') return false
    const last = this.items.findLast(({ kind }) => kind === 'called' || kind === 'unseated')
    return this.items.length === 0 || last?.kind === 'called'
  }

  /** Whether we came back to a game that was on, and everything that happened meanwhile is told. */
  get isBack(): boolean {
    return this.joined && this.caughtUp
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
  /** Whoever needs no network doesn't lose it. */
  private readonly drop = (): void => {
    if (!this.isHere) this.socket.drop()
  }

  private readonly setConnection = (now: Connection): void => {
    this.connection = now
    if (now === 'live') this.closing = null
  }

  /** What was missed is shown at once; what happens now is queued. */
  private readonly received = (message: FromServer): void => {
    if (message.type === 'hello' || message.type === 'news') {
      const { clocks } = message.snapshot
      this.clocks = clocks ? { at: performance.now(), seats: clocks } : null
      // the table goes on: what was in its way is over
      this.trouble = null
    }
    if (message.type === 'news' && message.snapshot.status === 'seating') void this.revealShare(message)
    if (message.type === 'hello') this.greeted(message)
    else if (message.type === 'news' && !this.caughtUp) this.catchUp(message)
    else if (message.type === 'news') this.enqueue(message)
    else if (message.type === 'presence') {
      this.people = message.people
      this.absent = message.absent
      this.absentAt = performance.now()
    } else if (message.type === 'trouble') this.trouble = message.error
    else if (message.type === 'closing') this.closed(message.error)
  }

  /** Our share in the deal is revealed by itself, once every seat is taken. */
  private async revealShare({ items, snapshot }: News): Promise<void> {
    this.seatings = [...this.seatings, ...items]
    const { nonceToReveal } = await import('../deal/reveal')
    const nonce = nonceToReveal(this, this.seatings, snapshot)
    if (!nonce || nonce === this.revealing) return
    this.revealing = nonce
    await this.socket.ask({ type: 'command', command: { kind: 'reveal', nonce } }).catch(() => null)
  }

  /** The parts of the news, scenes among them, are shown one after another. */
  private enqueue(news: News): void {
    this.waiting += 1
    void this.scenes?.then((source) => {
      const parts = partsOf(news, this.latest, source)
      this.latest = news.snapshot
      if (parts.some((part) => part.scene)) void source?.load()
      this.waiting += parts.length - 1
      for (const part of parts) this.queue.add(part)
    })
  }

  private greeted({ person, table, snapshot, number }: Hello): void {
    if (this.person !== '' && person !== this.person) {
      this.restart()
      return
    }
    this.scenes ??= loadSource(table.game).catch(() => null)
    if (this.person === '') this.joined = snapshot.status === 'playing'
    this.person = person
    this.summary = table
    this.latest ??= snapshot
    if (this.waiting === 0) this.snapshot = snapshot
    this.caughtUp ||= number <= this.socket.seen
  }

  /** Somebody else signed in in this browser, perhaps in another tab. Their log has its own numbers, so start over. */
  private restart(): void {
    this.person = ''
    if (!this.token) void session.load()
    this.queue.clear()
    this.scene = null
    this.latest = undefined
    this.items = []
    this.seatings = []
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
    this.snapshot = this.latest = snapshot
  }

  /** A new snapshot, with the parts that are unchanged reused. */
  private readonly show = ({ items, fresh, snapshot, scene }: Part, left: number): void => {
    this.items = [...this.items, ...items]
    this.fresh = fresh
    this.snapshot = { ...reuse(this.snapshot, snapshot) }
    this.waiting = left
    this.scene = scene ? { ...scene, leave: this.leaveScene } : null
    this.listener(fresh, this.snapshot)
  }

  private readonly leaveScene = (): void => {
    this.scene = null
    this.queue.resume()
  }
}
