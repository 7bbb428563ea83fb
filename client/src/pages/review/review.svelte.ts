/** A review as it's being made: asked for until it's whole. */
import { api, Refused } from '../../api/http'
import type { ReviewJson } from '../../api/types'

/** Milliseconds between two questions. */
const PATIENCE = 700

export class ReviewRun {
  review: ReviewJson | undefined = $state.raw()
  done = $state(0)
  all = $state(0)
  failed = $state(false)
  readonly whole: boolean = $derived((this.review?.accounts.length ?? 0) > 0)
  private stopped = false

  constructor(private readonly table: string) {}

  async follow(): Promise<void> {
    while (await this.ask()) await new Promise((resolve) => setTimeout(resolve, PATIENCE))
  }

  stop(): void {
    this.stopped = true
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
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.failed = true
    }
    return !this.whole && !this.failed
  }
}
