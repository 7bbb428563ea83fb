/** Shows news one after another, so that every event can be seen, however fast the bots play. */
import { milliseconds, type TableSettings } from '../game/contract'
import { eventsOf, type Item, type Snapshot } from '../api/types'

export interface News {
  items: Item[]
  snapshot: Snapshot
}

/** More news than this at once means the player was away: it's shown all together. */
const MOST = 24
/** Without animations, news within one frame is shown together. */
const FRAME = 16
/** At most so many events of one piece of news are waited for. */
const MOST_EVENTS = 8

/** How long this news is shown before the next. */
export function holdTime(news: News, speed: TableSettings['speed']): number {
  const events = news.items.reduce((sum, item) => sum + eventsOf(item).length, 0)
  return milliseconds(speed) * Math.min(events, MOST_EVENTS)
}

export class NewsQueue {
  private queue: News[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private frame: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly show: (news: News, left: number) => void,
    private readonly speed: () => TableSettings['speed'],
  ) {}

  add(news: News): void {
    this.queue.push(news)
    if (this.queue.length > MOST) this.skip()
    else if (this.speed() === 'off') this.showSoon()
    else if (this.timer === undefined) this.next()
  }

  /** Show everything in the queue at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const last = this.queue.at(-1)
    if (!last) return
    const items = this.queue.flatMap((news) => news.items)
    this.queue = []
    this.show({ items, snapshot: last.snapshot }, 0)
  }

  clear(): void {
    clearTimeout(this.timer)
    clearTimeout(this.frame)
    this.timer = this.frame = undefined
    this.queue = []
  }

  /** Shows the first at once, and what follows within a frame together. */
  private showSoon(): void {
    if (this.frame !== undefined) return
    this.skip()
    this.frame = setTimeout(() => {
      this.frame = undefined
      if (this.queue.length > 0) this.showSoon()
    }, FRAME)
  }

  private next(): void {
    const news = this.queue.shift()
    this.timer = undefined
    if (!news) return
    this.show(news, this.queue.length)
    // the time counts from when the news has been drawn: a slow device takes a while
    this.timer = setTimeout(() => {
      this.timer = setTimeout(() => this.next(), holdTime(news, this.speed()))
    })
  }
}
