/** Shows news one after another, so that every event can be seen, however fast the bots play. */
import { eventsOf } from '../api/types'
import { milliseconds, type TableSettings } from '../game/contract'
import type { Part } from '../scenes/parts'

/** More news than this at once means the player was away: it's shown all together. */
const MOST = 24
/** Without animations, news within one frame is shown together. */
const FRAME = 16
/** At most so many events of one piece of news are waited for. */
const MOST_EVENTS = 8

export class NewsQueue {
  private queue: Part[] = []
  /** A scene is being shown: everything else waits until it's left. */
  private staged = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private frame: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly show: (part: Part, left: number) => void,
    private readonly speed: () => TableSettings['speed'],
  ) {}

  add(part: Part): void {
    this.queue.push(part)
    if (this.staged) return
    if (this.queue.length > MOST) this.showAll()
    else if (this.speed() === 'off') this.showSoon()
    else if (this.timer === undefined) this.next()
  }

  /** Show everything in the queue at once, up to the next scene. */
  skip(): void {
    if (this.staged) return
    clearTimeout(this.timer)
    this.timer = undefined
    const scene = this.queue.findIndex((part) => part.scene)
    this.showTogether(this.queue.splice(0, scene < 0 ? this.queue.length : scene))
    if (scene >= 0) this.next()
  }

  /** The scene is left: go on. */
  resume(): void {
    this.staged = false
    if (this.queue.length > MOST) this.showAll()
    else if (this.speed() === 'off') this.skip()
    else this.next()
  }

  clear(): void {
    clearTimeout(this.timer)
    clearTimeout(this.frame)
    this.timer = this.frame = undefined
    this.queue = []
    this.staged = false
  }

  /** Show what has happened while the player was away; scenes have been missed. */
  private showAll(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.showTogether(this.queue.splice(0))
  }

  private showTogether(parts: Part[]): void {
    const last = parts.at(-1)
    if (!last) return
    const together = { items: parts.flatMap((part) => part.items), fresh: parts.flatMap((part) => part.fresh) }
    this.show({ ...together, snapshot: last.snapshot }, this.queue.length)
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

  /** Shows the first, and the next one a while later: the longer, the more there is to see. */
  private next(): void {
    const part = this.queue.shift()
    this.timer = undefined
    if (!part) return
    this.staged = part.scene !== undefined
    this.show(part, this.queue.length)
    if (this.staged) return
    const events = part.fresh.reduce((sum, item) => sum + eventsOf(item).length, 0)
    // the time counts from when the news has been drawn: a slow device takes a while
    this.timer = setTimeout(() => {
      this.timer = setTimeout(() => this.next(), milliseconds(this.speed()) * Math.min(events, MOST_EVENTS))
    })
  }
}
