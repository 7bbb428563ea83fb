/** News is shown one piece after another, so that every event can be seen, however quickly the bots answered. */
import { milliseconds, type TableSettings } from '../game/contract'
import type { Item, Sight } from '../api/types'

export interface News {
  items: Item[]
  sight: Sight
}

/** More news than this at once is a return, not a game to watch: it is shown as one. */
const MOST = 24
/** Without movement news that comes within one frame is shown together: nobody could see it one by one. */
const FRAME = 16
/** Of one piece of news at most so many events are waited for. */
const MOST_EVENTS = 8

/** How long the queue is left alone after this news. */
export function holdTime(news: News, speed: TableSettings['speed']): number {
  const events = news.items.reduce((sum, item) => sum + (item.events?.length ?? 0), 0)
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

  /** Show everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const last = this.queue.at(-1)
    if (!last) return
    const items = this.queue.flatMap((news) => news.items)
    this.queue = []
    this.show({ items, sight: last.sight }, 0)
  }

  clear(): void {
    clearTimeout(this.timer)
    clearTimeout(this.frame)
    this.timer = this.frame = undefined
    this.queue = []
  }

  /** The first at once; what follows within a frame, with the next one. */
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
    this.timer = setTimeout(() => this.hold(news))
  }

  /** The time of the news counts from when it has been drawn: a slow device takes a while to do so. */
  private hold(news: News): void {
    this.timer = setTimeout(() => this.next(), holdTime(news, this.speed()))
  }
}
