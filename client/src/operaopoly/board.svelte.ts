/** The state of the table: the snapshot shown, the move being prepared, and what was picked. */
import { getContext, setContext } from 'svelte'
import type { GameTable, Item, Preview, Snapshot } from './types'
import { reactiveFields } from '../game/fields.svelte'
import { FlightPlayer } from '../game/player.svelte'
import type { Space } from '../game/space'
import { spaceOfTable } from '../game/space.svelte'
import { explain } from '../shell/errors'
import { moveSentence } from './prompt'
import { attempt } from './attempt'
import type { Box } from './box'
import { cardsOf, drop, NOTHING, pick, prepare, still, takeBack, type Draft, type Prepared } from './draft'
import type { Flight } from './flights'
import { measuresOf, type Measures } from './measures'
import { fewestCards, isPlace, readMove, type Move, type Thing } from './moves'
import type { Terms } from './terms'
import { lyingIn, type View } from './view'
import { tripAfter, tripOf, type Trip } from './trip'

const KEY = Symbol('desk')
/** Always the same object, so that nothing is redrawn. */
const NO_MOVES: Move[] = []

export class BoardState {
  /** The snapshot that is drawn: the newest one, once its animations have been played. */
  snapshot: Snapshot = $state.raw()!
  draft: Draft = $state.raw(NOTHING)
  /** What the move that is ready would bring. */
  foreseen: Preview | null = $state.raw(null)
  /** Why the thing tapped last cannot be picked, in words. */
  refusal: string = $state('')
  /** The number of the rule that says so. */
  refusedBy: string = $state('')
  /** What the coach would do, in words. */
  advice: string = $state('')
  /** The move was prepared by keyboard: the next Enter confirms it. */
  hurried: boolean = $state(false)
  /** Plays what happened; while things still move nothing can be picked. */
  readonly player = new FlightPlayer<Snapshot, Flight>()
  /** What the answer under the pointer or with the focus picks. */
  looked: Thing | null = $state.raw(null)

  /** The last trip of a composer who is away. */
  trip: Trip | null = $state.raw(null)

  /** The view, field by field: unchanged parts aren't redrawn. */
  readonly view: View
  /** The room that the table has, and how it's drawn there. */
  readonly space: Space = $derived.by(() => spaceOfTable(this.table()))
  readonly measures: Measures = $derived.by(() => measuresOf(this.space))
  readonly box: Box = $derived.by(() => this.table().components)
  readonly moves: Move[] = $derived.by(() => this.#read())
  readonly prepared: Prepared = $derived.by(() => prepare(this.draft, this.moves, lyingIn(this.view)))
  readonly lying: ReadonlySet<Thing> = $derived.by(() => this.#lying())

  constructor(readonly table: () => GameTable) {
    this.snapshot = table().snapshot
    this.view = reactiveFields(() => this.snapshot.view!)
    this.trip = tripOf(this.view)
  }

  #read(): Move[] {
    if (this.player.playing || this.snapshot !== this.table().snapshot || !this.snapshot.options?.length)
      return NO_MOVES
    const auditioned = this.view.audition?.house ?? ''
    const hand = this.view.seat ? (this.view.players[this.view.seat]?.hand ?? []) : []
    const auditionCard = hand.find((id) => this.box.cards[id]?.kind === 'audition')
    return this.snapshot.options.map((option) => readMove(option.move, auditioned, auditionCard))
  }

  /** Cards that lie at the place chosen and would stay there. */
  #lying(): ReadonlySet<Thing> {
    const where = this.prepared.open[0]?.place
    return new Set(where ? lyingIn(this.view)(where) : [])
  }

  get say(): GameTable['say'] {
    return this.table().say
  }
  get locked(): boolean {
    return this.table().picker?.locked ?? true
  }
  /** Nothing can ever be picked here: a replay, or a figure. */
  get replayed(): boolean {
    return this.table().picker === undefined
  }
  get phone(): boolean {
    return this.table().settings.layout === 'phone'
  }
  /** How much larger or smaller than its drawing the table is shown. */
  get zoom(): number {
    return this.space.zoom
  }

  /** The figures of a move, as the server gives them. */
  about(move: Move): Terms {
    return this.snapshot.options?.find((option) => option.move === move.text)?.about ?? {}
  }

  /** The sum of the take-over being prepared, at its place. */
  sumAt(where: Thing): string {
    if (this.draft.picked.length === 0) return ''
    const least = fewestCards(this.prepared.open.filter((move) => move.place === where && this.hasCardsFor(move)))
    const sum = least && this.about(least).sum
    return sum ? (sum.plus ? `${sum.own} + ${sum.plus}` : `${sum.own}`) : ''
  }

  /** Whether a move needs no card that isn't picked yet. */
  hasCardsFor(move: Move): boolean {
    const picked = cardsOf(this.prepared.chosen)
    return move.cards.every((card) => picked.includes(card))
  }

  can(thing: Thing): boolean {
    return this.moves.some((move) => move.things.includes(thing))
  }

  /** Pick a thing or put it back; with the keyboard the focus follows to where the move is confirmed. */
  tap(thing: Thing, byKey = false): void {
    this.refusal = ''
    if (this.locked) return
    const asksWhy = isPlace(thing) && !this.prepared.lit.has(thing) && !this.prepared.chosen.has(thing)
    if (asksWhy && (cardsOf(this.draft.picked).length > 0 || !this.can(thing))) return void this.#why(thing)
    this.draft = pick(this.draft, thing, this.moves)
    this.hurried = byKey && this.prepared.complete.length === 1
  }

  /** Have the rules say why a card does not go there. */
  async #why(where: Thing): Promise<void> {
    const attempts = attempt(this.view, this.box, where, cardsOf(this.draft.picked))
    if (!this.snapshot.options?.length || attempts.length === 0) return
    const previews = await this.table().preview(attempts)
    const error = previews.find((preview) => preview.error)?.error
    this.refusal = error ? explain(this.say, error) : ''
    this.refusedBy = error?.rule ?? ''
  }

  get coached(): boolean {
    return this.table().advise !== undefined
  }

  /** Prepare what the coach would do, or say it where there is nothing to prepare. */
  async advise(): Promise<void> {
    const advised =
      (await this.table()
        .advise?.()
        .catch(() => [])) ?? []
    this.lay(advised[0]?.move ?? '')
  }

  /** Prepare a move that somebody else thought of, or say it where there is nothing to prepare. */
  lay(text: string): void {
    const move = this.moves.find((one) => one.text === text)
    this.refusal = ''
    this.advice = ''
    this.refusedBy = ''
    if (!move) this.refusal = this.say('operaopolytable-no-advice')
    else if (move.things.length === 0)
      this.advice = this.say('operaopolytable-advised', { move: moveSentence(this, move) })
    else {
      const lying = move.place ? lyingIn(this.view)(move.place) : []
      const dropped =
        move.verb === 'change' || move.verb === 'recast' ? lying.filter((thing) => !move.things.includes(thing)) : []
      this.draft = { picked: move.things, dropped }
    }
  }

  /** Let a card at the chosen place stay there, or not. */
  toggle(thing: Thing): void {
    this.draft = drop(this.draft, thing, this.moves)
  }

  back(): void {
    this.refusal = ''
    this.draft = takeBack(this.draft)
  }

  clear(): void {
    this.refusal = ''
    this.draft = NOTHING
  }

  send(move: string): void {
    void this.table().picker?.pick(move)
  }

  /** Another snapshot: what was picked stays if it is still possible and nobody has moved. */
  show(snapshot: Snapshot, items: readonly Item[]): void {
    this.trip = tripAfter(this.trip, this.view, items)
    this.snapshot = snapshot
    this.foreseen = null
    this.advice = ''
    this.draft = items.some((item) => item.kind === 'moved') ? NOTHING : still(this.draft, this.moves)
  }
}

export function setBoard(board: BoardState): BoardState {
  return setContext(KEY, board)
}

export function getBoard(): BoardState {
  return getContext<BoardState>(KEY)
}
