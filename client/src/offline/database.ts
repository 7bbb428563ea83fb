/** The browser's database: games, people and finished lessons. What is written is durable before anybody is told. */
import type { TableSummary } from '../api/types'
import { forgetImages } from './image'

const NAME = 'operahouse'
const VERSION = 2
const STORES = { matches: { keyPath: 'id' }, entries: {}, people: { keyPath: 'id' }, lessons: {}, kept: {} }
const NO_REASON = 'the database gives no reason'

/** What became of a write: see `operahouse.offline.store`. */
export type Written = 'stored' | 'overtaken' | 'handed-over' | 'full'

export interface KeptMatch {
  id: string
  /** The number of the last entry. */
  number: number
  code: string
  created: number
  /** Whether the device's own person takes part. */
  mine: boolean
  /** To whom the device belonged then; not in games from before there could be several. */
  owner?: string
  /** The game of the server that it goes on from. */
  parent?: string
  /** It's being handed over to the server, and doesn't go on meanwhile. */
  handing?: boolean
  listed: TableSummary
}

export interface KeptPerson {
  id: string
  name: string
  password: string
  language: string
  created: number
  token: string
  /** Whether the device is theirs. The others play at it too. */
  own: boolean
  /** Who they are on the server; not known yet for somebody who came while it was away. */
  account?: string
}

/** Entries to write, as Python hands them over. */
interface Row {
  match: string
  expected: number
  entries: { number: number; kind: string; match?: string }[]
  rewritten: { number: number }[]
  code: string
  created: number
  mine: boolean
  owner: string
  listed: TableSummary
}

interface KeptLesson {
  game: string
  name: string
}

/** What a transaction does. */
type Change = (store: (name: string) => IDBObjectStore, abort: (why: Written) => void) => void

export class Database {
  private readonly opened = open()
  private readonly others = new BroadcastChannel(NAME)

  /** Called when another tab has written something: about a match up to that number, or about people. */
  listen(told: (match: string, number: number) => void): void {
    this.others.onmessage = ({ data }: MessageEvent<{ match: string; number: number }>) => told(data.match, data.number)
  }

  /** All or nothing. Another tab may have written that number first. */
  async append(written: string): Promise<Written> {
    const row = JSON.parse(written) as Row
    const number = row.expected + row.entries.length - 1
    const result = await this.write(['matches', 'entries'], (store, abort) => {
      const before = store('matches').get(row.match) as IDBRequest<KeptMatch | undefined>
      before.onsuccess = () => {
        const isGone = before.result === undefined && row.expected > 1
        if (isGone || before.result?.handing) {
          abort('handed-over')
          return
        }
        if ((before.result?.number ?? 0) + 1 !== row.expected) {
          abort('overtaken')
          return
        }
        const { match: id, code, created, mine, owner, listed } = row
        const parent = before.result?.parent ?? row.entries.find(({ kind }) => kind === 'branched')?.match ?? ''
        store('matches').put({ id, number, code, created, mine, owner, parent, listed } satisfies KeptMatch)
        for (const entry of [...row.rewritten, ...row.entries]) store('entries').put(entry, [id, entry.number])
      }
    })
    if (result === 'stored') this.others.postMessage({ match: row.match, number })
    return result
  }

  async match(id: string): Promise<string> {
    const found = await this.read('matches', (store) => store.get(id) as IDBRequest<KeptMatch | undefined>)
    return found ? JSON.stringify(found) : ''
  }

  async has(id: string): Promise<boolean> {
    return (await this.match(id)) !== ''
  }

  async entries(id: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([id, after + 1], [id, Infinity])
    return JSON.stringify(await this.read<unknown[]>('entries', (store) => store.getAll(range)))
  }

  async people(): Promise<string> {
    return JSON.stringify(await this.everybody())
  }

  everybody(): Promise<KeptPerson[]> {
    return this.read('people', (store) => store.getAll() as IDBRequest<KeptPerson[]>)
  }

  async keep_person(person: string): Promise<Written> {
    return this.keepPeople([JSON.parse(person) as KeptPerson])
  }

  /** Others than these stay as they are. What is known of their accounts stays known. */
  async keepPeople(people: KeptPerson[]): Promise<Written> {
    const result = await this.write(['people'], (store) => {
      for (const person of people) {
        const before = store('people').get(person.id) as IDBRequest<KeptPerson | undefined>
        before.onsuccess = () => store('people').put({ ...before.result, ...person })
      }
    })
    this.others.postMessage({ match: '', number: 0 })
    return result
  }

  keep(key: string, value: string): Promise<Written> {
    return this.write(['kept'], (store) => store('kept').put(value, key))
  }

  async kept(prefix: string): Promise<string> {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    return JSON.stringify(await this.read<unknown[]>('kept', (store) => store.getAll(range)))
  }

  /** The games of the device's own person, and of those from before there could be several. */
  async games(): Promise<KeptMatch[]> {
    const own = (await this.everybody()).find((person) => person.own)
    const kept = await this.read('matches', (store) => store.getAll() as IDBRequest<KeptMatch[]>)
    const mine = kept.filter((match) => match.mine && (match.owner ?? own?.id) === own?.id)
    return mine.sort((one, other) => other.listed.changed - one.listed.changed)
  }

  /** While a game is handed over it doesn't go on. */
  async setHanding(id: string, handing: boolean): Promise<void> {
    await this.write(['matches'], (store) => {
      const before = store('matches').get(id) as IDBRequest<KeptMatch | undefined>
      before.onsuccess = () => before.result && store('matches').put({ ...before.result, handing })
    })
  }

  async remove(id: string): Promise<void> {
    await this.write(['matches', 'entries'], (store) => {
      store('matches').delete(id)
      store('entries').delete(IDBKeyRange.bound([id], [id, Infinity]))
    })
  }

  finish_lesson(game: string, name: string): Promise<Written> {
    return this.write(['lessons'], (store) => store('lessons').put({ game, name }, [game, name]))
  }

  /** The lessons that are finished, by game. */
  async lessonsDone(): Promise<Record<string, string[]>> {
    const done: Record<string, string[]> = {}
    const kept = await this.read('lessons', (store) => store.getAll() as IDBRequest<KeptLesson[]>)
    for (const { game, name } of kept) (done[game] ??= []).push(name)
    return done
  }

  /** The games of the device's own person, the last changed first. */
  async tables(): Promise<TableSummary[]> {
    return (await this.games()).map((match) => match.listed)
  }

  async forget(): Promise<void> {
    const stores = Object.keys(STORES)
    await this.write(stores, (store) => stores.forEach((name) => store(name).clear()))
  }

  private async read<Found>(name: string, ask: (store: IDBObjectStore) => IDBRequest<Found>): Promise<Found> {
    const request = ask((await this.opened).transaction(name).objectStore(name))
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error(NO_REASON))
    })
  }

  /** Write in one transaction, and wait until it's on the disk. What can be made anew gives way. */
  private async write(names: string[], change: Change): Promise<Written> {
    const result = await this.writeOnce(names, change)
    return result === 'full' && (await forgetImages()) ? this.writeOnce(names, change) : result
  }

  private async writeOnce(names: string[], change: Change): Promise<Written> {
    const transaction = (await this.opened).transaction(names, 'readwrite', { durability: 'strict' })
    let refused: Written | undefined
    const done = new Promise<Written>((resolve, reject) => {
      transaction.oncomplete = () => resolve('stored')
      transaction.onabort = () => {
        if (refused) resolve(refused)
        else if (transaction.error?.name === 'QuotaExceededError') resolve('full')
        else reject(transaction.error ?? new Error(NO_REASON))
      }
    })
    change(
      (name) => transaction.objectStore(name),
      (why) => {
        refused = why
        transaction.abort()
      },
    )
    return done
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      const database = request.result
      for (const [name, options] of Object.entries(STORES))
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, options)
    }
    request.onsuccess = () => {
      // a later version in another tab must not wait for us
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error(NO_REASON))
  })
}
