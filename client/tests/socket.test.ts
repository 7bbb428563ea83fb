import { beforeEach, expect, test, vi } from 'vitest'
import type { FromServer } from '../src/api/types'
import { TableSocket, type Connection, type Channel } from '../src/api/socket'
import { Outbox, type KeyValueStore } from '../src/api/outbox'

/** A line that a test answers by hand. */
class FakeChannel implements Channel {
  sent: { type: string; id?: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly after: number) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string })
  }
  close(): void {
    this.onclose?.()
  }
  hear(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

function store(): KeyValueStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

let channels: FakeChannel[]
let heard: FromServer[]
let connections: Connection[]
let kept: KeyValueStore

function open(): TableSocket {
  const listener = {
    onmessage: (message: FromServer) => heard.push(message),
    onconnection: (now: Connection) => connections.push(now),
  }
  const dial = (after: number): FakeChannel => {
    channels.push(new FakeChannel(after))
    return channels.at(-1)!
  }
  const socket = new TableSocket(dial, listener, new Outbox('t1', kept))
  socket.connect()
  return socket
}

const PLAY = { type: 'command', command: { kind: 'play', move: 'bid 3' } } as const
const idOf = (channel: FakeChannel | undefined): string => channel?.sent[0]?.id ?? 'nothing was sent'

beforeEach(() => {
  vi.useFakeTimers()
  channels = []
  heard = []
  connections = []
  kept = store()
})

test('a command is sent once the channel is open, and answered by its id', async () => {
  const socket = open()
  const answer = socket.ask(PLAY)
  expect(channels[0]!.sent).toEqual([])
  channels[0]!.onopen?.()
  expect(channels[0]!.sent).toEqual([{ ...PLAY, id: idOf(channels[0]) }])
  channels[0]!.hear({ type: 'done', id: idOf(channels[0]), number: 7 })
  expect(await answer).toMatchObject({ number: 7 })
})

test('each message has an id of its own, and so has each page', () => {
  const [one, other] = [open(), open()]
  for (const channel of channels) channel.onopen?.()
  for (const socket of [one, one, other]) void socket.ask(PLAY)
  expect(new Set(channels.flatMap((channel) => channel.sent.map(({ id }) => id))).size).toBe(3)
})

test('a refusal is an error with its key', async () => {
  const socket = open()
  channels[0]!.onopen?.()
  const answer = socket.ask(PLAY)
  channels[0]!.hear({
    type: 'refused',
    id: idOf(channels[0]),
    error: { key: 'table-paused', details: {}, rule: '', path: '', text: 'x' },
  })
  await expect(answer).rejects.toMatchObject({ error: { key: 'table-paused' } })
})

test('after a break it asks for what it missed and sends again what was not acknowledged, under the same id', async () => {
  const socket = open()
  channels[0]!.onopen?.()
  channels[0]!.hear({ type: 'news', items: [{ number: 1 }, { number: 2 }], snapshot: {} })
  const answer = socket.ask(PLAY)
  channels[0]!.onclose?.()
  expect(connections.at(-1)).toBe('lost')
  vi.runOnlyPendingTimers()
  expect(channels[1]!.after).toBe(2)
  channels[1]!.onopen?.()
  expect(channels[1]!.sent).toEqual(channels[0]!.sent)
  channels[1]!.hear({ type: 'done', id: idOf(channels[0]), number: 3 })
  await answer
  channels[1]!.onclose?.()
  vi.runOnlyPendingTimers()
  channels[2]!.onopen?.()
  expect(channels[2]!.sent).toEqual([])
})

test('news that was heard before is not heard twice', () => {
  open()
  channels[0]!.onopen?.()
  channels[0]!.hear({ type: 'news', items: [{ number: 1 }], snapshot: {} })
  channels[0]!.hear({ type: 'news', items: [{ number: 1 }, { number: 2 }], snapshot: {} })
  expect(heard.map((message) => message.type === 'news' && message.items.map((item) => item.number))).toEqual([
    [1],
    [2],
  ])
})

test('news in several messages is heard as one', () => {
  open()
  channels[0]!.hear({ type: 'news', items: [{ number: 1 }], more: true })
  expect(heard).toEqual([])
  channels[0]!.hear({ type: 'news', items: [{ number: 2 }], snapshot: {} })
  expect(heard.map((message) => message.type === 'news' && message.items.map((item) => item.number))).toEqual([[1, 2]])
})

test('a command outlives a reload of the page', () => {
  const page = open()
  channels[0]!.onopen?.()
  void page.ask(PLAY)
  open()
  channels[1]!.onopen?.()
  expect(channels[1]!.sent).toEqual([{ ...PLAY, id: idOf(channels[0]) }])
  channels[1]!.hear({ type: 'done', id: idOf(channels[0]), number: 1 })
  open()
  channels[2]!.onopen?.()
  expect(channels[2]!.sent).toEqual([])
})

test('questions that only one page asks do not outlive it', () => {
  void open().ask({ type: 'preview', moves: ['bid 1'] })
  open()
  channels[1]!.onopen?.()
  expect(channels[1]!.sent).toEqual([])
})

test('a channel that has gone silent is given up', () => {
  open()
  channels[0]!.onopen?.()
  vi.advanceTimersByTime(15_000)
  expect(channels[0]!.sent).toEqual([{ type: 'ping' }])
  vi.advanceTimersByTime(45_000)
  expect(channels.length).toBeGreaterThan(1)
})

test('a server that opens the door and turns everybody away is asked less and less often', () => {
  open()
  const closing = { type: 'closing', error: { key: 'web-database-silent', details: {}, rule: '', path: '', text: 'x' } }
  const turnAway = (channel: FakeChannel): void => {
    channel.onopen?.()
    channel.hear(closing)
    channel.onclose?.()
  }
  turnAway(channels[0]!)
  for (let tenths = 0, seen = 1; tenths < 120; tenths += 1) {
    vi.advanceTimersByTime(100)
    if (channels.length > seen) turnAway(channels[seen++]!)
  }
  expect(channels.length).toBeGreaterThan(3)
  expect(channels.length).toBeLessThan(7)
  expect(connections).not.toContain('live')
})

test('after a welcome it comes back quickly again', () => {
  open()
  for (let lost = 0; lost < 5; lost += 1) {
    channels.at(-1)!.onclose?.()
    vi.runOnlyPendingTimers()
  }
  channels.at(-1)!.onopen?.()
  channels.at(-1)!.hear({ type: 'hello', number: 0 })
  expect(connections.at(-1)).toBe('live')
  const before = channels.length
  channels.at(-1)!.onclose?.()
  vi.advanceTimersByTime(400)
  expect(channels.length).toBe(before + 1)
})

test('a closed channel stays closed', () => {
  open().close()
  vi.runOnlyPendingTimers()
  expect(channels.length).toBe(1)
  expect(connections.at(-1)).toBe('closed')
})

test('whoever waits for an answer is told when the table is left, and the command is kept for the next visit', async () => {
  const socket = open()
  const answer = socket.ask(PLAY)
  socket.close()
  expect(await answer).toBeNull()
  expect(new Outbox('t1', kept).read()).toMatchObject([PLAY])
})

test('it begins again from the first number when the house knows us as somebody else', () => {
  const socket = open()
  channels[0]!.onopen?.()
  channels[0]!.hear({ type: 'news', items: [{ number: 7 }], snapshot: {} })
  socket.restart()
  expect(channels.map((channel) => channel.after)).toEqual([0, 0])
  channels[0]!.hear({ type: 'news', items: [{ number: 8 }], snapshot: {} })
  expect(heard).toHaveLength(1)
})
