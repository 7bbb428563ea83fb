/** Tells when somebody's page is closed, and when they are here again. A reload or a short break is not told. */
export const GRACE = 5000

export class GoneWatch {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly told = new Set<string>()
  private before: readonly string[] | undefined

  constructor(
    private readonly ongone: (seat: string) => void,
    private readonly onback: (seat: string) => void,
  ) {}

  /** The seats whose people are gone now. Who was gone from the start is seen at the seat, and not told. */
  update(gone: readonly string[]): void {
    this.before ??= gone
    for (const seat of gone) if (!this.before.includes(seat)) this.timers.set(seat, this.later(seat))
    for (const seat of this.before) if (!gone.includes(seat)) this.returned(seat)
    this.before = gone
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }

  private later(seat: string): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      this.told.add(seat)
      this.ongone(seat)
    }, GRACE)
  }

  private returned(seat: string): void {
    clearTimeout(this.timers.get(seat))
    this.timers.delete(seat)
    if (this.told.delete(seat)) this.onback(seat)
  }
}
