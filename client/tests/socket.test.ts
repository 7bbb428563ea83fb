import { beforeEach, expect, test, vi } from 'vitest'
import type { FromHouse } from '../src/api/messages'
import { SocketClosed, TableSocket, type Connection, type Line } from '../src/api/socket'
import { Unsent, type Drawer } from '../src/api/unsent'

/** A line that a test answers by hand. */
class FakeLine implements Line {
  sent: { type: string; id?: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly after: number) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string })
  }
  close(): void {
    this.onclose?.()
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function drawer(): Drawer {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

let lines: FakeLine[]
let heard: FromHouse[]
let connections: Connection[]
let kept: Drawer

function open(): TableSocket {
  const ears = {
    heard: (message: FromHouse) => heard.push(message),
    connection: (now: Connection) => connections.push(now),
  }
  const dial = (after: number): FakeLine => {
    lines.push(new FakeLine(after))
    return lines.at(-1)!
  }
  const socket = new TableSocket(dial, ears, new Unsent('t1', kept))
  socket.connect()
  return socket
}

const play = (id: string) => ({ type: 'wish', id, wish: { kind: 'play', move: 'bid 3' } }) as const

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  heard = []
  connections = []
  kept = drawer()
})

test('a wish is sent once the line is open, and answered by its id', async () => {
  const socket = open()
  const answer = socket.ask(play('c1'))
  expect(lines[0]!.sent).toEqual([])
  lines[0]!.onopen?.()
  expect(lines[0]!.sent).toEqual([play('c1')])
  lines[0]!.hear({ type: 'done', id: 'c1', number: 7 })
  expect(await answer).toMatchObject({ number: 7 })
})

test('a refusal is an error with its key', async () => {
  const socket = open()
  lines[0]!.onopen?.()
  const answer = socket.ask(play('c1'))
  lines[0]!.hear({
    type: 'refused',
    id: 'c1',
    error: { key: 'table-paused', details: {}, rule: '', path: '', text: 'x' },
  })
  await expect(answer).rejects.toMatchObject({ error: { key: 'table-paused' } })
})

test('after a break it asks for what it missed and sends again what was not acknowledged, under the same id', async () => {
  const socket = open()
  lines[0]!.onopen?.()
  lines[0]!.hear({ type: 'news', items: [{ number: 1 }, { number: 2 }], sight: {} })
  const answer = socket.ask(play('c1'))
  lines[0]!.onclose?.()
  expect(connections.at(-1)).toBe('lost')
  vi.runOnlyPendingTimers()
  expect(lines[1]!.after).toBe(2)
  lines[1]!.onopen?.()
  expect(lines[1]!.sent).toEqual([play('c1')])
  lines[1]!.hear({ type: 'done', id: 'c1', number: 3 })
  await answer
  lines[1]!.onclose?.()
  vi.runOnlyPendingTimers()
  lines[2]!.onopen?.()
  expect(lines[2]!.sent).toEqual([])
})

test('news that was heard before is not heard twice', () => {
  open()
  lines[0]!.onopen?.()
  lines[0]!.hear({ type: 'news', items: [{ number: 1 }], sight: {} })
  lines[0]!.hear({ type: 'news', items: [{ number: 1 }, { number: 2 }], sight: {} })
  expect(heard.map((message) => message.type === 'news' && message.items.map((item) => item.number))).toEqual([
    [1],
    [2],
  ])
})

test('a wish outlives a reload of the page', () => {
  void open().ask(play('c9'))
  open()
  lines[1]!.onopen?.()
  expect(lines[1]!.sent).toEqual([play('c9')])
  lines[1]!.hear({ type: 'done', id: 'c9', number: 1 })
  open()
  lines[2]!.onopen?.()
  expect(lines[2]!.sent).toEqual([])
})

test('questions that only one page asks do not outlive it', () => {
  void open().ask({ type: 'consider', id: 'q1', moves: ['bid 1'] })
  open()
  lines[1]!.onopen?.()
  expect(lines[1]!.sent).toEqual([])
})

test('a line that has gone silent is given up', () => {
  open()
  lines[0]!.onopen?.()
  vi.advanceTimersByTime(15_000)
  expect(lines[0]!.sent).toEqual([{ type: 'ping' }])
  vi.advanceTimersByTime(45_000)
  expect(lines.length).toBeGreaterThan(1)
})

test('a closed line stays closed', () => {
  open().close()
  vi.runOnlyPendingTimers()
  expect(lines.length).toBe(1)
  expect(connections.at(-1)).toBe('closed')
})

test('whoever waits for an answer is told when the table is left, and the wish is kept for the next visit', async () => {
  const socket = open()
  const answer = socket.ask(play('c1'))
  const left = expect(answer).rejects.toBeInstanceOf(SocketClosed)
  socket.close()
  await left
  expect(new Unsent('t1', kept).read()).toEqual([play('c1')])
})

test('it begins again from the first number when the house knows us as somebody else', () => {
  const socket = open()
  lines[0]!.onopen?.()
  lines[0]!.hear({ type: 'news', items: [{ number: 7 }], sight: {} })
  socket.beginAgain()
  expect(lines.map((line) => line.after)).toEqual([0, 0])
  lines[0]!.hear({ type: 'news', items: [{ number: 8 }], sight: {} })
  expect(heard).toHaveLength(1)
})
