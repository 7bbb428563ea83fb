/** The worker in which the house runs: Python's own table, speaking the server's own messages. */
import { Bots } from './bots'
import { Database } from './database'
import type { FromWorker, PageRequest, ToThinker, ToWorker } from './messages'
import { startPythonAgain } from './python'
import { Sentences } from './sentences'

/** A connection, as Python hands it over. */
interface Connection {
  receive_text(text: string): void
  disconnect(): void
  destroy(): void
}

/** `operahouse.offline.worker.Worker`. */
interface House {
  open(): Promise<void>
  /** Another tab has written entries up to that number; or about people, without a match. */
  heard(match: string, number: number): void
  request(request: string): Promise<string>
  connect(
    send: (text: string) => void,
    close: (code: number) => void,
    table: string,
    token: string,
    language: string,
    after: number,
  ): Connection
}

const database = new Database()
const sentences = new Sentences()
const connections = new Map<number, Connection>()
let house: Promise<House> | undefined
let bots: Bots

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.kind === 'start') house = start(data.base)
  else if (data.kind === 'request') void request(data.id, data.request)
  else if (data.kind === 'connect') void connect(data)
  else if (data.kind === 'send') connections.get(data.id)?.receive_text(data.text)
  else connections.get(data.id)?.disconnect()
}

function tell(message: FromWorker): void {
  postMessage(message)
}

async function start(base: string): Promise<House> {
  let image: Blob | null = null
  bots = new Bots(() => {
    const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    thinker.postMessage({ kind: 'start', base, image } satisfies ToThinker)
    return thinker
  })
  try {
    const started = await startPythonAgain(base, (kept) => (image = kept))
    const { python } = started
    image = started.image
    const { Worker: Made } = python.pyimport('operahouse.offline.worker') as {
      Worker: (database: Database, ask: Bots['ask'], say: Sentences['say']) => House
    }
    const made = Made(database, bots.ask, sentences.say)
    await made.open()
    database.listen((match, number) => made.heard(match, number))
    return made
  } catch (error) {
    tell({ kind: 'failed', why: String(error) })
    throw error
  }
}

async function request(id: number, asked: PageRequest): Promise<void> {
  await sentences.load(asked.language)
  const opened = await house!
  // only now: whoever waits for the first question waits for one Python, not for two
  if (asked.method === 'POST' && asked.path === '/api/tables') bots.warm()
  const answer = JSON.parse(await opened.request(JSON.stringify(asked))) as { status: number; body: unknown }
  tell({ kind: 'answer', id, ...answer })
}

async function connect({ id, table, token, language, after }: ToWorker & { kind: 'connect' }): Promise<void> {
  await sentences.load(language)
  const opened = await house!
  bots.warm()
  const send = (text: string): void => tell({ kind: 'message', id, text })
  const close = (code: number): void => {
    connections.delete(id)
    tell({ kind: 'closed', id, code })
  }
  tell({ kind: 'opened', id })
  connections.set(id, opened.connect(send, close, table, token, language, after))
}
