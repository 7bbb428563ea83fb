import type { Place } from './programme'
import { readHall } from './moves'
import type { Piece } from './words'

/** Further than this the pointer drags; less is a tap. */
const SLACK = 6

interface DragListener {
  lift(piece: Piece, from: Place): void
  over(place: string | null): void
  /** Null where the piece was let go over nothing. */
  drop(place: Place | null): void
}

/** Dragging with pointer events: a piece is lifted once the pointer has moved, and dropped on what is below it. */
export class Drag {
  /** Where the piece in hand is, while it is dragged. */
  at: { x: number; y: number } | null = $state.raw(null)
  #start: { x: number; y: number; piece: Piece; from: Place } | null = null
  #dropped = 0

  constructor(private readonly listener: DragListener) {}

  down(event: PointerEvent, piece: Piece | null, from: Place): void {
    if (!piece || event.button !== 0) return
    this.#start = { x: event.clientX, y: event.clientY, piece, from }
    const target = event.target as Element
    if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId)
  }

  readonly move = (event: PointerEvent): void => {
    const start = this.#start
    if (!start) return
    if (!this.at) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
      this.listener.lift(start.piece, start.from)
    }
    this.at = { x: event.clientX, y: event.clientY }
    this.listener.over(placeUnder(event))
  }

  readonly up = (event: PointerEvent): void => {
    if (this.at) {
      const name = placeUnder(event)
      this.listener.drop(name === null ? null : name === 'stock' ? name : readHall(name))
      this.listener.over(null)
      this.#dropped = event.timeStamp
    }
    this.#start = this.at = null
  }

  readonly cancel = (): void => {
    if (this.at) this.listener.drop(null)
    this.#start = this.at = null
  }

  /** Whether the click at hand is only the end of a drag. */
  justDropped(): boolean {
    return performance.now() - this.#dropped < 80
  }
}

function placeUnder(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-desk]')
  return found?.getAttribute('data-desk') ?? null
}
