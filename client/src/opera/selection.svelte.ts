import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { GameTable, Option } from './types'
import { FlightPlayer } from '../game/player.svelte'
import type { Flight } from './flights'
import { guardMisclicks } from '../parts/misclicks'
import { movesBySpot, readMove, secondSpot } from './moves'
import { termsOf, type Terms } from './terms'
import { levelOf, type View } from './view'

const KEY = Symbol('asking')

/**
 * The current question: which moves can be picked, by which thing on the board, and what is previewed or chosen.
 * Board and action bar share this object, so both do the same.
 */
export class MoveSelection {
  /** The move under the pointer or with the focus. */
  looked: string | null = $state(null)
  /** The move that a touch has chosen and that waits for a yes. */
  chosen: string | null = $state(null)
  /** The thing that stands for several moves and has been opened. */
  opened: string | null = $state(null)
  /** Plays what happened. While things still move on the board nothing is lit. */
  readonly player = new FlightPlayer<View, Flight>()
  /** How the last input came. */
  by: 'key' | 'mouse' | 'touch' = 'mouse'
  /** Something above the board, the programme desk, that has a choice of its own to take back. */
  onback: (() => boolean) | null = null

  readonly #table: () => GameTable
  readonly options: Option[] = $derived.by(() => this.#table().snapshot.options ?? [])
  readonly #first: Map<string, string[]> = $derived.by(() => {
    const view = this.#table().snapshot.view!
    return movesBySpot(
      this.options.map((option) => option.move),
      levelOf(view, view.seat),
    )
  })
  /** All moves by the thing that stands for them; with a thing opened, also by what its moves lead to. */
  readonly bySpot: Map<string, string[]> = $derived.by(() => {
    const spots = new Map(this.#first)
    for (const move of this.#first.get(this.opened ?? '') ?? []) {
      const spot = secondSpot(move, this.termsOf(move).fame)
      if (spot) spots.set(spot, [move])
    }
    return spots
  })
  /** The move whose outcome the board previews. */
  readonly previewed: string | null = $derived.by(() => this.chosen ?? this.looked)
  readonly terms: Terms = $derived.by(() => this.termsOf(this.previewed))

  constructor(table: () => GameTable) {
    this.#table = table
  }

  termsOf(move: string | null): Terms {
    return termsOf(this.options.find((option) => option.move === move))
  }

  get resting(): boolean {
    return !this.player.playing
  }

  get locked(): boolean {
    return this.#table().picker?.locked ?? true
  }

  get sending(): boolean {
    return this.#table().picker?.sending ?? false
  }

  lit(spot: string): boolean {
    return this.resting && !this.locked && this.bySpot.has(spot)
  }

  /** Whether the thing stands for the move being looked at, or is opened or chosen. */
  marked(spot: string): 'looked' | 'chosen' | null {
    const moves = this.bySpot.get(spot) ?? []
    if (this.opened === spot || (this.chosen !== null && moves.includes(this.chosen))) return 'chosen'
    return this.looked !== null && moves.includes(this.looked) ? 'looked' : null
  }

  /** A thing on the board was picked: its one move is made, or its moves are listed in the action bar. */
  pickSpot(spot: string): void {
    const moves = this.bySpot.get(spot) ?? []
    if (!this.lit(spot)) return
    if (moves.length === 1) this.pick(moves[0]!)
    else this.opened = spot
  }

  /**
   * A touch chooses, and the action bar confirms; mouse and keys have shown the preview, so they're sure. Bids and the
   * end of the performance are confirmed by all: the others go on at once, so they can't be taken back.
   */
  pick(move: string, sure = this.#isSure(move)): void {
    if (this.locked) return
    if (!sure) {
      this.chosen = move
      return
    }
    this.clear()
    void this.#table().picker?.pick(move)
  }

  #isSure(move: string): boolean {
    const { verb } = readMove(move)
    return this.chosen === move || (this.by !== 'touch' && verb !== 'end' && verb !== 'bid')
  }

  /** Lay a move out that somebody else thought of; it waits for a yes. */
  suggest(move: string): void {
    this.clear()
    if (this.options.some((option) => option.move === move)) this.chosen = move
  }

  /** Takes the last choice back; says whether there was one. */
  back(): boolean {
    if (this.onback) return this.onback()
    if (this.chosen !== null) this.chosen = null
    else if (this.opened !== null) this.opened = null
    else return false
    return true
  }

  clear(): void {
    this.looked = this.chosen = this.opened = null
  }

  look(move: string): void {
    this.looked = move
  }

  lookAt(spot: string): void {
    if (spot !== this.opened) this.looked = this.bySpot.get(spot)?.[0] ?? null
  }

  /** Later, for an element that leaves the page loses the focus while the page is being drawn. */
  lookAway(): void {
    const was = this.looked
    queueMicrotask(() => {
      if (this.looked === was) this.looked = null
    })
  }

  /** Makes an element stand for a thing on the board: lit, previewed and picked like the answers in the action bar. */
  spot(name: string, label: string): Attachment {
    return (element) => {
      element.setAttribute('data-spot', name)
      if (!this.lit(name)) return
      const attributes: [string, string][] = [
        ['data-lit', 'yes'],
        ['role', 'button'],
        ['tabindex', '-1'],
      ]
      const before = attributes.map(([key]) => [key, element.getAttribute(key)] as const)
      for (const [key, value] of attributes) element.setAttribute(key, value)
      const unname = nameElement(element, label)
      const unguard = guardMisclicks()(element)
      const listeners: [string, (event: Event) => void][] = [
        ['click', () => this.pickSpot(name)],
        ['pointerenter', () => this.lookAt(name)],
        ['pointerleave', () => this.lookAway()],
        ['focus', () => this.lookAt(name)],
        ['blur', () => this.lookAway()],
      ]
      for (const [kind, listener] of listeners) element.addEventListener(kind, listener)
      $effect(() => element.setAttribute('data-lit', this.marked(name) ?? 'yes'))
      return () => {
        unguard?.()
        unname()
        for (const [key, value] of before)
          if (value === null) element.removeAttribute(key)
          else element.setAttribute(key, value)
        for (const [kind, listener] of listeners) element.removeEventListener(kind, listener)
      }
    }
  }
}

export function setMoveSelection(selection: MoveSelection): void {
  setContext(KEY, selection)
}

export function getMoveSelection(): MoveSelection {
  return getContext<MoveSelection>(KEY)
}

/** For ears a label comes first, then what can be read on the element; a drawing has nothing but its label. */
function nameElement(element: Element, label: string): () => void {
  if (element instanceof SVGElement) {
    const before = element.getAttribute('aria-label')
    element.setAttribute('aria-label', label)
    return () => (before === null ? element.removeAttribute('aria-label') : element.setAttribute('aria-label', before))
  }
  const words = document.createElement('span')
  words.className = 'sr'
  words.textContent = `${label}.`
  element.prepend(words)
  return () => words.remove()
}
