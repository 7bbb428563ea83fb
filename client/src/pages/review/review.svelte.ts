/** A review as it's being made: asked for until it's whole. */
import { api, Refused } from '../../api/http'
import type { ReviewJson } from '../../api/types'

/** Milliseconds between two questions. */
const PATIENCE = 700
/** How long it's been watched before it says how long it will take. */
const SURE_AFTER = 3000

export class ReviewRun {
  review: ReviewJson | undefined = $state.raw()
  done = $state(0)
  all = $state(0)
  failed = $state(false)
  readonly whole: boolean = $derived((this.review?.accounts.length ?? 0) > 0)
  /** About how many seconds it will take, once that can be said. */
  left: number | undefined = $state()
  private stopped = false
  /** When this was first heard of, and how much was done then. */
  private first: { time: number; done: number } | undefined

  constructor(private readonly table: string) {}

  async follow(): Promise<void> {
    while (await this.ask()) await new Promise((resolve) => setTimeout(resolve, PATIENCE))
  }

  stop(): void {
    this.stopped = true
  }

  private estimate(now: number): void {
    if (this.all === 0) return
    this.first ??= { time: now, done: this.done }
    const [passed, done] = [now - this.first.time, this.done - this.first.done]
    this.left =
      passed >= SURE_AFTER && done > 0 ? Math.ceil(((this.all - this.done) * passed) / done / 1000) : undefined
  }

  /** Whether there is more to ask for. */
  private async ask(): Promise<boolean> {
    if (this.stopped) return false
    try {
      const state = await api.review(this.table)
      this.failed = state.failed
      this.review = state.review ?? this.review
      this.done = state.done
      this.all = state.all
      this.estimate(performance.now())
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.failed = true
    }
    return !this.whole && !this.failed
  }
}
