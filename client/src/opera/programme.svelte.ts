import type { GameTable, Preview } from './types'
import { changesOf, dropsOf, placeName, planFromMove, planOf, samePlace, spelled, takenBack } from './programme'
import type { Change, Drop, Place, Plan } from './programme'
import type { Hall } from './moves'
import type { Forecast, Own } from '../api/generated/opera'
import type { Piece, Seat } from './words'

/** What a move would surely lead to. */
interface Sure {
  forecast: Forecast
  own: Own
}

/** What a drop would bring, or why it is refused. */
export interface Tried {
  drop: Drop
  preview: Sure | null
  why: string
}

/** The programme desk: a plan of one's own that nobody sees until it is committed. */
export class DeskPlan {
  readonly before: Plan
  plan: Plan = $state.raw({ halls: {}, stock: [] })
  /** What the plan would bring. */
  preview: Sure | null = $state.raw(null)
  held: { piece: Piece; from: Place } | null = $state.raw(null)
  /** What the piece in hand would do, by place. */
  tried: Map<string, Tried> = $state.raw(new Map<string, Tried>())
  /** A refused drop, or a bot that does not answer, in words. */
  trouble = $state('')
  readonly changes: Change[] = $derived.by(() => changesOf(this.plan, this.before))
  #trial: Promise<void> = Promise.resolve()

  constructor(
    private readonly table: GameTable,
    seat: Seat,
  ) {
    this.before = planOf(table.snapshot.view!.players[seat]!)
    this.plan = this.before
    void this.#foresee()
  }

  /** Take a piece in hand: at once the server is asked what every drop would do. */
  hold(piece: Piece, from: Place): void {
    this.held = { piece, from }
    this.trouble = ''
    this.tried = new Map()
    this.#trial = this.#try(dropsOf(this.plan, this.before, piece, from), this.held)
  }

  /** Put the piece back; says whether there was one. */
  release(): boolean {
    const had = this.held !== null
    this.held = null
    this.tried = new Map()
    return had
  }

  async drop(to: Place): Promise<void> {
    const held = this.held
    if (!held) return
    if (samePlace(held.from, to)) {
      this.release()
      return
    }
    await this.#trial
    const tried = this.tried.get(placeName(to))
    if (this.held !== held || !tried) return
    if (tried.preview) this.#adopt(tried.drop.plan, tried.preview)
    else this.trouble = tried.why
  }

  takeBack(hall: Hall): void {
    this.#adopt(takenBack(this.plan, this.before, hall), null)
    void this.#foresee()
  }

  takeAllBack(): void {
    this.#adopt(this.before, null)
    void this.#foresee()
  }

  /** Lay out what the bot suggests; nothing is sent until it's confirmed. */
  async suggest(): Promise<void> {
    try {
      const best = (await this.table.advise?.())?.find((advice) => advice.move.startsWith('programme'))
      if (!best) return
      this.lay(best.move)
    } catch {
      this.trouble = this.table.say('operatable-no-hint')
    }
  }

  /** Make a written programme the plan. */
  lay(move: string): void {
    this.#adopt(planFromMove(move, this.before), null)
    void this.#foresee()
  }

  /** The one move that makes the plan real. */
  get move(): string {
    return spelled(this.plan, this.before)
  }

  #adopt(plan: Plan, preview: Sure | null): void {
    this.plan = plan
    this.preview = preview
    this.trouble = ''
    this.release()
  }

  async #foresee(): Promise<void> {
    const plan = this.plan
    const [preview] = await this.table.preview([spelled(plan, this.before)])
    if (plan !== this.plan) return
    this.preview = sureOf(preview)
    if (preview?.error) this.trouble = preview.error.text
  }

  async #try(drops: Drop[], held: DeskPlan['held']): Promise<void> {
    const previews = await this.table.preview(drops.map((drop) => drop.move))
    if (this.held === held) this.tried = bestByPlace(drops, previews)
  }
}

/** Null where the move is refused. */
function sureOf(preview: Preview | undefined): Sure | null {
  return preview?.forecast && preview.own ? { forecast: preview.forecast, own: preview.own } : null
}

/** Of several ways to drop on one place the first that is allowed counts. */
function bestByPlace(drops: Drop[], previews: Preview[]): Map<string, Tried> {
  const tried = new Map<string, Tried>()
  drops.forEach((drop, index) => {
    const name = placeName(drop.to)
    const preview = previews[index]
    if (tried.get(name)?.preview) return
    tried.set(name, { drop, preview: sureOf(preview), why: preview?.error?.text ?? '' })
  })
  return tried
}
