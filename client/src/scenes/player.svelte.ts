/** Plays the beats of a scene: on by themselves or one by one, slower or faster, paused, or all at once. */
import type { Length } from './beats'

/** While there are so many milliseconds between two frames, the page wasn't drawn: they don't count. */
const LONGEST_FRAME = 250
/** So long the finished sheet, or what is left of it, takes to come when the rest is skipped. */
export const SKIPPED = 200

export interface Timing {
  /** How much faster than normal; 0 shows everything at once, and nothing goes on by itself. */
  rate: () => number
  /** How long the finished sheet stays until it leaves by itself. */
  stays: number
  /** Whether the sheet has to stay, because somebody looks closer. */
  isHeld: () => boolean
  /** A beat begins. */
  onbeat?: (at: number) => void
  leave: () => void
}

export class ScenePlayer<Beat extends Length> {
  /** The beat that is being shown; all before it have been. */
  at = $state(0)
  /** Everything has been shown. */
  finished = $state(false)
  paused = $state(false)
  /** The rest was skipped: the sheet leaves only when it's told to. */
  skipped = $state(false)
  /** How much of the beat, or of the time that the finished sheet stays, has passed: from 0 to 1. */
  passed = $state(0)
  #spent = 0
  #frame = 0
  #before: number | null = null

  constructor(
    readonly beats: readonly Beat[],
    private readonly timing: Timing,
    again = false,
  ) {
    if (again || timing.rate() === 0 || beats.length === 0) this.finish()
    else timing.onbeat?.(0)
  }

  get beat(): Beat | undefined {
    return this.beats[this.at]
  }

  /** Whether the sheet leaves by itself once it's finished. */
  get leaves(): boolean {
    return !this.skipped && this.timing.rate() > 0
  }

  /** How long the beat lasts at the present speed. */
  get lasts(): number {
    return (this.beat?.lasts ?? 0) / (this.timing.rate() || 1)
  }

  /** The next beat at once; on the finished sheet, leave. */
  next(): void {
    if (this.finished) this.timing.leave()
    else this.#advance()
  }

  /** Everything at once. */
  skip(): void {
    if (!this.finished) this.finish()
  }

  pause(): void {
    this.paused = !this.paused
  }

  /** Play until `stop`. Frames count, not time: nothing goes on while the page isn't drawn. */
  start(): void {
    const frame = (now: number): void => {
      if (this.#before !== null) this.pass(Math.min(now - this.#before, LONGEST_FRAME))
      this.#before = now
      this.#frame = requestAnimationFrame(frame)
    }
    this.#frame = requestAnimationFrame(frame)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#before = null
  }

  /** So many milliseconds go by. */
  pass(time: number): void {
    const rate = this.timing.rate()
    if (this.paused || rate === 0) return
    if (this.finished) this.#stay(time)
    else this.#play(time * rate)
  }

  /** Show everything; the sheet then leaves only when it's told to. */
  protected finish(): void {
    this.skipped = true
    this.at = Math.max(0, this.beats.length - 1)
    this.#end()
  }

  #play(time: number): void {
    this.#spent += time
    const { lasts } = this.beat!
    if (this.#spent < lasts) this.passed = this.#spent / lasts
    else this.#advance()
  }

  #stay(time: number): void {
    if (!this.leaves || this.timing.isHeld()) return
    this.#spent += time
    this.passed = Math.min(1, this.#spent / this.timing.stays)
    if (this.#spent >= this.timing.stays) this.timing.leave()
  }

  #advance(): void {
    this.#spent = 0
    this.passed = 0
    if (this.at + 1 < this.beats.length) {
      this.at += 1
      this.timing.onbeat?.(this.at)
    } else this.#end()
  }

  #end(): void {
    this.#spent = 0
    this.passed = 0
    this.finished = true
    this.timing.onbeat?.(this.beats.length)
  }
}
