/** The house in this browser: answers what a server would answer. Python is loaded when it's first needed. */
import { Refused } from '../api/http'
import type { Channel } from '../api/socket'
import type { Courses, ErrorInfo, Json, PersonInfo, ServerInfo, TableSummary } from '../api/types'
import { Database, type KeptMatch, type KeptPerson } from './database'
import type { FromWorker, PageRequest, ToWorker } from './messages'

const NO_ANSWER = { key: 'client-no-answer', details: {}, rule: '', path: '', text: '' }
/** What is the same for everybody lies beside the page, as a server has written it. */
const FILES: [RegExp, (query: URLSearchParams) => string][] = [
  [/^\/api\/games\/\w+(?:\/orders)?$/, () => ''],
  [/^\/api\/rulebooks\/\w+$/, (query) => `/${query.get('language') ?? 'en'}`],
  [/^\/api\/rulebooks\/\w+\/pictures\/[\w-]+$/, () => ''],
]

export interface Answered {
  status: number
  body: unknown
}

export class OfflineHouse {
  private worker: Worker | undefined
  private number = 0
  private readonly database = new Database()
  private readonly asked = new Map<number, (answer: Answered) => void>()
  private readonly channels = new Map<number, OfflineChannel>()

  /** `base` is the folder of Python's files. */
  constructor(private readonly base: string) {}

  async request(method: string, url: string, body: unknown, token: string | undefined): Promise<Answered> {
    const { pathname: path, searchParams } = new URL(url, location.origin)
    const known = method === 'GET' ? await this.withoutPython(path, searchParams) : null
    if (known) return known
    if (method !== 'GET') void navigator.storage.persist()
    const language = document.documentElement.lang || 'en'
    const query = Object.fromEntries(searchParams)
    return this.ask({ method, path, query, body: body ?? null, token: token ?? null, language })
  }

  open(table: string, token: string | undefined): (after: number) => Channel {
    return (after) => {
      const id = ++this.number
      const channel = new OfflineChannel(id, (message) => this.tell(message))
      this.channels.set(id, channel)
      const language = document.documentElement.lang || 'en'
      this.tell({ kind: 'connect', id, table, token: token ?? '', language, after })
      return channel
    }
  }

  /** Start Python before it's needed. */
  warm(): void {
    this.worker ??= this.started()
  }

  /** Everything that is kept here of the device's own person. */
  games(): Promise<KeptMatch[]> {
    return this.database.games()
  }

  /** The server knows us as this person now, or as nobody. Whoever came while it was away is who they are. */
  async adopt(me: ServerInfo['me']): Promise<void> {
    const people = await this.database.everybody()
    const own = people.find((person) => person.own)
    if (own ? own.account === me?.id : !me) return
    if (own && me && own.account === undefined) {
      await this.database.keepPeople([{ ...own, account: me.id }])
      return
    }
    const known = people.find((person) => me && person.account === me.id)
    const next = known ?? (me && newPerson(me))
    const before = own?.account === undefined ? [] : [{ ...own, own: false }]
    await this.database.keepPeople([...before, ...(next ? [{ ...next, own: true }] : [])])
    this.failed()
  }

  /** Hand a game over to the server, which plays it again. It's kept here until the server has it, and never in both. */
  async handOver(id: string, send: (game: Json) => Promise<TableSummary>): Promise<TableSummary> {
    await this.database.setHanding(id, true)
    try {
      const { status, body } = await this.request('GET', `/api/tables/${id}/handover`, undefined, undefined)
      if (status !== 200) throw new Refused(status, (body as { error: ErrorInfo }).error)
      const table = await send(body as Json)
      await this.database.remove(id)
      return table
    } catch (error) {
      // without an answer nobody knows whether the server has it: the game waits until there is one
      if (error instanceof Refused && error.status !== 0) await this.database.setHanding(id, false)
      throw error
    }
  }

  remove(id: string): Promise<void> {
    return this.database.remove(id)
  }

  /** Whether a table is kept here. */
  has(table: string): Promise<boolean> {
    return this.database.has(table)
  }

  /** The first page, lists and rulebooks need no Python. */
  private async withoutPython(path: string, query: URLSearchParams): Promise<Answered | null> {
    if (path === '/api/house') {
      const info = await file<ServerInfo>('/api/house')
      return { status: 200, body: { ...info, me: await this.me() } }
    }
    if (path === '/api/me/tables') return { status: 200, body: { tables: await this.database.tables() } }
    if (path === '/api/tables') return { status: 200, body: { tables: [] } }
    if (path === '/api/lessons') {
      const { courses } = await file<Courses>('/api/lessons')
      return { status: 200, body: { courses, done: await this.database.lessonsDone() } satisfies Courses }
    }
    const found = FILES.find(([pattern]) => pattern.test(path))
    return found ? { status: 200, body: await file(path + found[1](query)) } : null
  }

  private async me(): Promise<ServerInfo['me']> {
    const own = (await this.database.everybody()).find((person: KeptPerson) => person.own)
    return own ? { id: own.id, name: own.name, guest: true, language: own.language } : null
  }

  private ask(request: PageRequest): Promise<Answered> {
    const id = ++this.number
    return new Promise((resolve) => {
      this.asked.set(id, resolve)
      this.tell({ kind: 'request', id, request })
    })
  }

  private tell(message: ToWorker): void {
    this.worker ??= this.started()
    this.worker.postMessage(message)
  }

  private started(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.told(data)
    worker.onerror = () => this.failed()
    worker.postMessage({ kind: 'start', base: new URL(this.base, location.origin).href } satisfies ToWorker)
    return worker
  }

  private told(message: FromWorker): void {
    if (message.kind === 'failed') {
      console.error(message.why)
      this.failed()
    } else if (message.kind === 'answer') {
      this.asked.get(message.id)?.(message)
      this.asked.delete(message.id)
    } else {
      this.channels.get(message.id)?.told(message)
      if (message.kind === 'closed') this.channels.delete(message.id)
    }
  }

  /** Whoever waits is told that there is no answer, and Python is started again when somebody asks the next time. */
  private failed(): void {
    this.worker?.terminate()
    this.worker = undefined
    for (const answer of this.asked.values()) answer({ status: 0, body: { error: NO_ANSWER } })
    this.asked.clear()
    for (const [id, channel] of this.channels) channel.told({ kind: 'closed', id, code: 1006 })
    this.channels.clear()
  }
}

/** Somebody of the server's, at this device. */
function newPerson({ id, name, language }: PersonInfo): KeptPerson {
  const token = crypto.randomUUID()
  return { id, name, password: '', language, created: Date.now(), token, own: true, account: id }
}

/** A connection to a table in this browser, used like a WebSocket. */
class OfflineChannel implements Channel {
  onopen: Channel['onopen'] = null
  onmessage: Channel['onmessage'] = null
  onclose: Channel['onclose'] = null

  constructor(
    private readonly id: number,
    private readonly tell: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.tell({ kind: 'send', id: this.id, text })
  }

  close(): void {
    this.tell({ kind: 'disconnect', id: this.id })
  }

  told(message: FromWorker): void {
    if (message.kind === 'opened') this.onopen?.(new Event('open'))
    else if (message.kind === 'message') this.onmessage?.(new MessageEvent('message', { data: message.text }))
    else if (message.kind === 'closed') this.onclose?.(new CloseEvent('close', { code: message.code }))
  }
}

/** What a server has written beside the page. */
async function file<Content>(path: string): Promise<Content> {
  const answer = await fetch(`/answers${path}.json`).catch(() => null)
  if (!answer?.ok) throw new Refused(answer?.status ?? 0, NO_ANSWER)
  return (await answer.json()) as Content
}
