import { expect, test } from 'vitest'
import { filesOf } from '../src/offline/archive'
import { memoryOf } from '../src/offline/image'
import { Bots, type Thinker } from '../src/offline/bots'

/** An archive as Python writes it when nothing is packed. */
function archiveOf(files: Record<string, string>): ArrayBuffer {
  const encoded = Object.entries(files).map(([name, content]) => [Buffer.from(name), Buffer.from(content)] as const)
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of encoded) {
    const local = Buffer.alloc(30)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, name, content)
    entries.push(entry, name)
    at += local.length + name.length + content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(encoded.length, 10)
  end.writeUInt32LE(at, 16)
  const whole = new Uint8Array(Buffer.concat([...locals, ...entries, end]))
  return whole.buffer
}

test('an archive gives its files, and a damaged one says so', () => {
  const archive = archiveOf({ 'a/b.txt': 'Tosca', 'c.pyc': '', 'é.txt': 'città' })
  const files = [...filesOf(archive)].map(([name, content]) => [name, new TextDecoder().decode(content)])
  expect(files).toEqual([
    ['a/b.txt', 'Tosca'],
    ['c.pyc', ''],
    ['é.txt', 'città'],
  ])
  expect(() => filesOf(archive.slice(0, -3))).toThrow('damaged')
  expect(() => filesOf(new ArrayBuffer(4))).toThrow('damaged')
})

test('an image is the same memory again, packed or not', async () => {
  const memory = new Uint8Array([1, 2, 3, 0, 0])
  expect(await memoryOf(new Blob([memory]))).toEqual(memory)
  const stream = new Blob([memory]).stream().pipeThrough(new CompressionStream('gzip'))
  const packed = new Blob([await new Response(stream).arrayBuffer()], { type: 'application/gzip' })
  expect(await memoryOf(packed)).toEqual(memory)
})

test('a long question gives way to a player, and is asked again of a new worker', async () => {
  const begun: Thinker[] = []
  const asked: string[] = []
  const bots = new Bots(() => {
    const thinker: Thinker = {
      postMessage: (message: { question: string }) => asked.push(`${begun.length} ${message.question}`),
      terminate: () => asked.push('ended'),
      onmessage: null,
      onerror: null,
    }
    begun.push(thinker)
    return thinker
  })
  const answer = (text: string): void => {
    const data = { kind: 'answer', answer: text }
    begun.at(-1)!.onmessage!.call(begun.at(-1) as Worker, new MessageEvent('message', { data }))
  }
  const review = bots.ask('review', 2)
  const move = bots.ask('move', 0)
  answer('hire')
  expect(await move).toBe('hire')
  answer('reviewed')
  expect(await review).toBe('reviewed')
  expect(asked).toEqual(['1 review', 'ended', '2 move', '2 review'])
})
