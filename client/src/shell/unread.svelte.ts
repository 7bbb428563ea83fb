/** How much others have said at a table since this viewer last looked at the chat. */
import type { Item, SaidItem } from '../api/types'
import { mutedBy } from './muted'

const STORED = 'operahouse-chat-read'
const MOST_TABLES = 50

export class UnreadChat {
  /** The number of the last item that was read; undefined if the chat was never open in this browser. */
  #read: number | undefined = $state()

  constructor(
    private readonly table: string,
    private readonly items: () => Item[],
    private readonly person: () => string,
  ) {
    this.#read = stored()[table]
  }

  get count(): number {
    const items = this.items()
    const read = this.#read ?? lastOwn(items)
    const muted = mutedBy(items)
    return items.filter((item) => item.number > read && this.#isForMe(item) && !muted.has(item.person)).length
  }

  /** Everything so far is read. */
  markRead(): void {
    const last = this.items().at(-1)?.number ?? 0
    if (this.#read === last) return
    this.#read = last
    const others = Object.entries(stored()).filter(([table]) => table !== this.table)
    const kept = [...others.slice(1 - MOST_TABLES), [this.table, last] as const]
    localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(kept)))
  }

  #isForMe(item: Item): item is SaidItem {
    return item.kind === 'said' && item.person !== this.person()
  }
}

/** What was said before the viewer last did something here is not news. */
function lastOwn(items: Item[]): number {
  return items.findLast((item) => item.id !== undefined)?.number ?? 0
}

function stored(): Record<string, number> {
  return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, number>
}
