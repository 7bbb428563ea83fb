/** Plays animations: things fly from where they were to where they are. All tables share this player. */
import { tick } from 'svelte'
import { movement } from './contract'

/** What flies at the same time, and the view that the table draws meanwhile. */
export interface Step<View, Flight, Event extends { kind: string } = { kind: string }> {
  view: View
  flights: readonly Flight[]
  /** What it tells of. */
  events?: readonly Event[]
}

/** Starts an animation. */
export type TakeOff = () => Animation

/** One change of a table: the steps that lead there, and how this table shows them. */
export interface Script<View, Flight> {
  /** The steps; asked for when they are played, for they begin at what is drawn then. */
  steps: () => readonly Step<View, Flight>[]
  /** How long the next step is, with so many steps left, this one among them. */
  lengthOf: (left: number) => number
  /** A step lasts its whole length; else it ends when everything has landed. */
  holds: boolean
  /** Draw the view of a step. */
  draw: (view: View) => void
  /**
   * Measure where flights begin, before the view of their step is drawn; what is returned measures where they end, after.
   * All of them are measured before one takes off: to measure in between would lay the table out for every flight.
   */
  measure: (flights: readonly Flight[]) => (duration: number) => TakeOff[]
  /** What else moves on the table, by itself. */
  moving?: () => Animation[]
  /** Draw the table as it is after the change. */
  end: () => void
  /** Once that is drawn: take away what was left in the air. */
  clear?: () => void
}

/** What takes so many times longer than a flight, such as a sum that rises, is not waited for. */
export const TOLD = 2.4

export class FlightPlayer<View, Flight> {
  /** Something is on its way. */
  playing: boolean = $state(false)
  /** What is being shown just now. */
  step: Step<View, Flight> | null = $state.raw(null)
  #queue: Script<View, Flight>[] = []
  #run = 0
  #flying: Animation[] = []
  #landed: Promise<unknown> = Promise.resolve()
  /** Ends a step that lasts longer than its flights. */
  #wake: (() => void) | undefined

  /** Play a change. If another one is being played, that one shows no further steps and ends once all has landed. */
  play(script: Script<View, Flight>): void {
    this.#queue.push(script)
    this.#wake?.()
    if (!this.playing) void this.#perform()
  }

  /** Show a change at once, and everything before it. */
  show(script: Script<View, Flight>): void {
    this.#queue.push(script)
    this.#finish()
  }

  /** Everything lands at once; says whether anything was on its way. */
  skip(): boolean {
    if (!this.playing) return false
    this.#finish()
    return true
  }

  /** Play what is queued, one change after another, until none is left or something else is shown at once. */
  async #perform(): Promise<void> {
    const run = ++this.#run
    this.playing = true
    await this.#landed
    for (let script = this.#queue[0]; script && run === this.#run; script = this.#queue[0]) {
      const steps = script.steps()
      for (const [index, step] of steps.entries()) {
        await this.#fly(script, step, script.lengthOf(steps.length - index), run)
        if (run !== this.#run) return
        if (this.#queue.length > 1) break
      }
      this.#queue.shift()
      this.playing = this.#queue.length > 0
      this.step = null
      script.end()
      await (this.#landed = tick().then(() => script.clear?.()))
    }
  }

  /** Play one step, until all has landed. */
  async #fly(script: Script<View, Flight>, step: Step<View, Flight>, length: number, run: number): Promise<void> {
    const duration = movement(length)
    const land = script.measure(step.flights)
    this.step = step
    script.draw(step.view)
    await tick()
    if (run !== this.#run) return
    this.#flying = land(duration).map((takeOff) => takeOff())
    this.#landed = landing([...this.#flying, ...(script.moving?.() ?? [])], duration)
    if (script.holds) await new Promise<void>((wake) => setTimeout((this.#wake = wake), length))
    await this.#landed
  }

  #finish(): void {
    const scripts = this.#queue.splice(0)
    this.#run += 1
    this.#wake?.()
    for (const animation of this.#flying.splice(0)) animation.finish()
    this.playing = false
    this.step = null
    for (const script of scripts) script.end()
    this.#landed = tick().then(() => scripts.forEach((script) => script.clear?.()))
  }
}

/** When all of these have landed, and no later than it takes to tell a sum. */
function landing(moving: readonly Animation[], duration: number): Promise<unknown> {
  const awaited = moving.filter((one) => Number(one.effect?.getComputedTiming().endTime) < duration * TOLD)
  const late = new Promise((resolve) => setTimeout(resolve, duration * TOLD))
  return Promise.race([Promise.allSettled(awaited.map((one) => one.finished)), late])
}
