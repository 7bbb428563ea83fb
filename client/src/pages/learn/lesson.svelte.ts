/** A run through a lesson. The server keeps no state: every request sends all answers so far. */
import { api, Refused } from '../../api/http'
import type { ErrorInfo, Item, LessonStage, Preview, Snapshot } from '../../api/types'
import { CANCELLED, type PickResult } from '../../game/contract'
import { before, type Given } from './steps'

export class LessonRun {
  stage: LessonStage | undefined = $state.raw()
  /** The log items of the last answer. */
  fresh: Item[] = $state.raw([])
  /** All log items so far. */
  told: Item[] = $state.raw([])
  busy = $state(false)
  hintShown = $state(false)
  /** The step before was a task, and it's solved. */
  solved = $state(false)
  /** The table when the last free choice was made: its moves are put into words with it. */
  decided: Snapshot | undefined = $state.raw()
  /** The server didn't answer, or with an error. */
  trouble: ErrorInfo | null = $state.raw(null)
  /** There is no such lesson. */
  unknown = $state(false)
  /** Raised when the lesson goes back, or on with another move than was made: the table is created again. */
  tableKey = $state(0)
  private given: Given[] = []

  constructor(
    readonly game: string,
    readonly name: string,
  ) {}

  /** Start from the first step, or start over. */
  begin(): Promise<void> {
    return this.go([])
  }

  back(): Promise<void> {
    return this.stage ? this.go(before(this.given, this.stage)) : Promise.resolve()
  }

  readonly showHint = (): void => {
    this.hintShown = true
  }

  readonly answer = async (answer: string): Promise<PickResult> => {
    const now = this.stage
    if (!now || this.busy || now.done) return CANCELLED
    const stage = await this.ask([...this.given, { answer, step: now.step }])
    if (!stage) return this.trouble ? { outcome: 'refused', error: this.trouble } : { outcome: 'lost' }
    if (!stage.wrong) this.goOn(answer, now, stage)
    this.fresh = stage.items
    this.stage = stage
    return resultOf(stage)
  }

  readonly preview = (moves: string[]): Promise<Preview[]> =>
    api.previewInLesson(this.game, this.name, this.answers(), moves)

  /** The answer was right: it counts, and may complete its step. */
  private goOn(answer: string, now: LessonStage, next: LessonStage): void {
    this.given = [...this.given, { answer, step: now.step }]
    this.told = [...this.told, ...next.items]
    if (next.step !== now.step || next.done) this.solved = now.parts > 0 && !now.free
    if (next.comparison) this.decided = now.snapshot
    if (now.comparison && !next.done) this.leaveChoice()
    this.hintShown = false
  }

  /** The lesson goes on with its own move, so the table is created again. */
  private leaveChoice(): void {
    this.tableKey += 1
  }

  private async go(given: Given[]): Promise<void> {
    const stage = await this.ask(given)
    if (!stage) return
    this.given = given
    this.fresh = this.told = []
    this.solved = false
    this.hintShown = false
    this.tableKey += 1
    this.stage = stage
  }

  private answers(): string[] {
    return this.given.map(({ answer }) => answer)
  }

  private async ask(given: Given[]): Promise<LessonStage | null> {
    this.busy = true
    this.trouble = null
    try {
      return await api.lesson(
        this.game,
        this.name,
        given.map(({ answer }) => answer),
      )
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.unknown = error.status === 404
      this.trouble = error.error
      return null
    } finally {
      this.busy = false
    }
  }
}

/** A lesson refuses what the rules refuse, and what it does not ask for. */
function resultOf({ wrong, items }: LessonStage): PickResult {
  if (wrong) return { outcome: 'refused', error: { ...wrong, path: '', text: '' } }
  return { outcome: 'accepted', number: items.at(-1)?.number ?? 0 }
}
