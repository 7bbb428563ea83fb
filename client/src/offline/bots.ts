/** Asks the worker in which bots think, one question at a time, and ends it where it would be in the way. */
import type { FromThinker, ToThinker } from './messages'

/** What a question costs, as `operahouse.web.fair_queue` has it: a whole game to look through costs most. */
const LONG = 2
/** Milliseconds for an answer, as on a server; looking through a whole game may take longer. */
const PATIENCE = 30_000
const LONG_PATIENCE = 240_000

/** What is used of a worker. */
export type Thinker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

interface Question {
  question: string
  cost: number
  resolve: (answer: string) => void
}

export class Bots {
  private thinker: Thinker | null = null
  private waiting: Question[] = []
  private current: Question | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Takes what starts a worker; questions may follow at once. */
  constructor(private readonly start: () => Thinker) {}

  /** Start the worker before it's needed. */
  warm(): void {
    this.thinker ??= this.started()
  }

  /** The answer of a bot, or what went wrong with it, as JSON. */
  readonly ask = (question: string, cost: number): Promise<string> =>
    new Promise((resolve) => {
      this.waiting.push({ question, cost, resolve })
      if (this.current?.cost === LONG && cost < LONG) this.interrupt()
      this.next()
    })

  /** Whatever takes long gives way to whoever plays, and is asked again afterwards. */
  private interrupt(): void {
    this.waiting.push(this.current!)
    this.end()
  }

  private next(): void {
    if (this.current || this.waiting.length === 0) return
    const cheapest = Math.min(...this.waiting.map(({ cost }) => cost))
    const place = this.waiting.findIndex(({ cost }) => cost === cheapest)
    this.current = this.waiting.splice(place, 1)[0]!
    this.warm()
    this.timer = setTimeout(() => this.crashed('TimeoutError'), this.current.cost === LONG ? LONG_PATIENCE : PATIENCE)
    this.thinker!.postMessage({ kind: 'question', question: this.current.question } satisfies ToThinker)
  }

  private answered(answer: string): void {
    clearTimeout(this.timer)
    this.current?.resolve(answer)
    this.current = null
    this.next()
  }

  private crashed(why: string): void {
    const question = this.current
    this.end()
    question?.resolve(JSON.stringify({ crashed: why }))
    this.next()
  }

  private end(): void {
    clearTimeout(this.timer)
    this.current = null
    this.thinker?.terminate()
    this.thinker = null
  }

  private started(): Thinker {
    const thinker = this.start()
    thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind === 'answer') this.answered(data.answer)
      else this.crashed(data.why)
    }
    thinker.onerror = (event) => this.crashed(event.message)
    return thinker
  }
}
