/**
 * Which thing of the table is explained just now. Whatever has a name for that is: under a mouse that rests
 * there, with the focus and the key `i`, or under a finger that stays.
 */
import type { Attachment } from 'svelte/attachments'

/** So many milliseconds a mouse rests before something is explained, and may be away before the card goes. */
const REST = 350
const AWAY = 200
/** So many milliseconds a finger stays, and so many pixels it may move meanwhile. */
const HELD = 500
const MOVED = 10

/** What explains itself; a role at its place. */
const EXPLAINED = '[data-explain], [data-place^="role."]'

export interface Explained {
  what: string
  element: Element
  by: 'mouse' | 'key' | 'finger'
}

export class Explainer {
  now: Explained | null = $state.raw(null)
  /** Whether anything was ever explained: only then its texts are loaded. */
  wanted = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #pressed: { x: number; y: number } | null = null

  /** Listens to everything inside a table. */
  readonly listen: Attachment = (root) => {
    const listeners: [string, (event: Event) => void][] = [
      ['pointerover', (event) => this.#over(event as PointerEvent)],
      ['pointerleave', () => this.#leave()],
      ['pointerdown', (event) => this.#down(event as PointerEvent)],
      ['pointermove', (event) => this.#move(event as PointerEvent)],
      ['pointerup', () => this.#lift()],
      ['pointercancel', () => this.#lift()],
      ['click', (event) => this.#click(event)],
      ['contextmenu', (event) => this.now?.by === 'finger' && event.preventDefault()],
      ['focusout', () => this.now?.by === 'key' && this.close()],
    ]
    for (const [kind, listener] of listeners) root.addEventListener(kind, listener, true)
    return () => {
      this.close()
      for (const [kind, listener] of listeners) root.removeEventListener(kind, listener, true)
    }
  }

  /** The key: explain what has the focus, or no longer. Says whether there was something to explain or to close. */
  toggle(): boolean {
    const element = explainedAt(document.activeElement)
    if (this.now) this.close()
    else if (element) this.#show(element, 'key')
    else return false
    return true
  }

  close(): void {
    clearTimeout(this.#timer)
    this.now = null
  }

  /** The mouse came onto the card: it stays. */
  stay(): void {
    clearTimeout(this.#timer)
  }

  /** The mouse is elsewhere: the card goes in a moment. */
  readonly leave = (): void => this.#leave()

  #show(element: Element, by: Explained['by']): void {
    const what = nameOf(element)
    if (!what || !element.isConnected) return
    this.wanted = true
    this.now = { what, element, by }
  }

  #over({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || isCard(target)) return
    const element = explainedAt(target)
    if (element && element === this.now?.element) {
      this.stay()
      return
    }
    this.#leave()
    if (element) this.#after(REST, () => this.#show(element, 'mouse'))
  }

  #leave(): void {
    if (this.now?.by === 'mouse') this.#after(AWAY, () => this.close())
    else clearTimeout(this.#timer)
  }

  #down({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (isCard(target)) return
    this.close()
    const element = explainedAt(target)
    if (pointerType !== 'touch' || !element) return
    this.#pressed = { x, y }
    this.#after(HELD, () => this.#show(element, 'finger'))
  }

  #move({ clientX, clientY }: PointerEvent): void {
    if (!this.#pressed || Math.hypot(clientX - this.#pressed.x, clientY - this.#pressed.y) < MOVED) return
    this.#lift()
  }

  #lift(): void {
    if (this.#pressed && !this.now) clearTimeout(this.#timer)
    this.#pressed = null
  }

  /** What a finger had explained is not picked when it lifts. */
  #click(event: Event): void {
    if (this.now?.by !== 'finger' || isCard(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }

  #after(milliseconds: number, run: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(run, milliseconds)
  }
}

/** The thing that is pointed at. A sign inside something larger that explains itself, such as a price, belongs to it. */
export function explainedAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const element = target.closest(EXPLAINED)
  if (!element || !nameOf(element)?.startsWith('unit.')) return element
  return element.parentElement?.closest(EXPLAINED) ?? element
}

/** The card itself lies inside the table too. */
function isCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=tooltip]') !== null
}

function nameOf(element: Element): string | null {
  return element.getAttribute('data-explain') ?? element.getAttribute('data-place')
}
