/** The browser's database: games, people and finished lessons. What is written is durable before anybody is told. */
import type { TableSummary } from '../api/types'

const NAME = 'operahouse'
const VERSION = 1
const NO_REASON = 'the database gives no reason'

/** What became of a write: see `operahouse.offline.store`. */
export type Written = 'stored' | 'overtaken' | 'full'

interface KeptMatch {
  id: string
  /** The number of the last entry. */
  number: number
  code: string
  created: number
  /** Whether the device's own person takes part. */
  mine: boolean
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
}

/** Entries to write, as Python hands them over. */
interface Row {
  match: string
  expected: number
  entries: { number: number }[]
  rewritten: { number: number }[]
  code: string
  created: number
  mine: boolean
  listed: TableSummary
}

interface KeptLesson {
  game: string
  name: string
}

export class Database {
  private readonly opened = open()

  /** All or nothing. Another tab may have written that number first. */
  async append(written: string): Promise<Written> {
    const row = JSON.parse(written) as Row
    return this.write(['matches', 'entries'], (store, abort) => {
      const before = store('matches').get(row.match) as IDBRequest<KeptMatch | undefined>
      before.onsuccess = () => {
        if ((before.result?.number ?? 0) + 1 !== row.expected) {
          abort()
          return
        }
        const { match: id, code, created, mine, listed } = row
        const number = row.expected + row.entries.length - 1
        store('matches').put({ id, number, code, created, mine, listed } satisfies KeptMatch)
        for (const entry of [...row.rewritten, ...row.entries]) store('entries').put(entry, [id, entry.number])
      }
    })
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

  keep_person(person: string): Promise<Written> {
    return this.write(['people'], (store) => store('people').put(JSON.parse(person)))
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
    const kept = await this.read('matches', (store) => store.getAll() as IDBRequest<KeptMatch[]>)
    const mine = kept.filter((match) => match.mine).map((match) => match.listed)
    return mine.sort((one, other) => other.changed - one.changed)
  }

  async forget(): Promise<void> {
    const stores = ['matches', 'entries', 'people', 'lessons']
    await this.write(stores, (store) => stores.forEach((name) => store(name).clear()))
  }

  private async read<Found>(name: string, ask: (store: IDBObjectStore) => IDBRequest<Found>): Promise<Found> {
    const request = ask((await this.opened).transaction(name).objectStore(name))
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error(NO_REASON))
    })
  }

  /** Write in one transaction, and wait until it's on the disk. */
  private async write(
    names: string[],
    change: (store: (name: string) => IDBObjectStore, abort: () => void) => void,
  ): Promise<Written> {
    const transaction = (await this.opened).transaction(names, 'readwrite', { durability: 'strict' })
    let overtaken = false
    const done = new Promise<Written>((resolve, reject) => {
      transaction.oncomplete = () => resolve('stored')
      transaction.onabort = () => {
        if (overtaken) resolve('overtaken')
        else if (transaction.error?.name === 'QuotaExceededError') resolve('full')
        else reject(transaction.error ?? new Error(NO_REASON))
      }
    })
    change(
      (name) => transaction.objectStore(name),
      () => {
        overtaken = true
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
      database.createObjectStore('matches', { keyPath: 'id' })
      database.createObjectStore('entries')
      database.createObjectStore('people', { keyPath: 'id' })
      database.createObjectStore('lessons')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error(NO_REASON))
  })
}
