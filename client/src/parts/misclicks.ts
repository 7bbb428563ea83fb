/**
 * An answer that has just come doesn't hear the pointer yet, so that a click meant for what was there before never gives
 * it. Whoever answers by keyboard has to reach an answer first and isn't held up; only a key held down is ignored.
 */
import type { Attachment } from 'svelte/attachments'

/** So many milliseconds an answer is in sight before it hears anything. */
const IN_SIGHT = 400
/** So many pixels a mouse has to have moved since the answer came. */
const MOVED = 8
/** So many milliseconds a finger has to be away. */
const LIFTED = 500

interface Answer {
  element: Element
  /** When it has been in sight long enough; never before it's drawn. */
  seen: number
  /** Where the mouse was when it came, until the mouse moves away from there. */
  mouse: { x: number; y: number } | null
  timer: ReturnType<typeof setTimeout> | undefined
}

const answers = new Set<Answer>()
let mouse = { x: 0, y: 0 }
let byTouch = false
let lifted = -Infinity
addEventListener('pointermove', followed, true)
addEventListener('pointerdown', followed, true)
addEventListener('pointerup', (event) => event.pointerType === 'touch' && (lifted = performance.now()), true)

/**
 * Keeps an element deaf when it comes, and again whenever what it stands for changes. Until it has been in sight long
 * enough it has the attribute `data-deaf`, and the pointer passes through it. What isn't an answer (`resting`) then hears
 * a mouse that hasn't moved too.
 */
export function guardMisclicks(meaning: () => unknown = () => null, resting = false): Attachment {
  return (element) => {
    meaning()
    const answer = deafen(element)
    if (resting) answer.mouse = null
    const guard = (event: Event): void => {
      if (!isHeld(event) && !isEarly(event, answer)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    element.addEventListener('click', guard, true)
    element.addEventListener('keydown', guard, true)
    return () => {
      clearTimeout(answer.timer)
      answers.delete(answer)
      element.removeAttribute('data-deaf')
      element.removeEventListener('click', guard, true)
      element.removeEventListener('keydown', guard, true)
    }
  }
}

/** A key that is held down gives no second answer. */
function isHeld(event: Event): boolean {
  return event instanceof KeyboardEvent && event.repeat && (event.key === 'Enter' || event.key === ' ')
}

/** A click by mouse or finger that the answer isn't ready for. Clicks by keyboard count as none. */
function isEarly(event: Event, { element, mouse }: Answer): boolean {
  if (!(event instanceof MouseEvent) || event.detail === 0) return false
  return element.hasAttribute('data-deaf') || (!byTouch && mouse !== null)
}

function deafen(element: Element): Answer {
  const answer: Answer = { element, seen: Infinity, mouse, timer: undefined }
  element.setAttribute('data-deaf', '')
  answers.add(answer)
  afterDrawing(() => {
    answer.seen = performance.now() + IN_SIGHT
    wake(answer)
  })
  return answer
}

/** Once the page is drawn as it is now, which takes a slow device a while. */
function afterDrawing(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Let it hear if it's time, else look again when it will be. */
function wake(answer: Answer): void {
  if (!answers.has(answer)) return
  const left = Math.max(answer.seen, lifted + LIFTED) - performance.now()
  if (left > 0) answer.timer = setTimeout(() => wake(answer), Math.ceil(left))
  else answer.element.removeAttribute('data-deaf')
}

function followed({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
  byTouch = pointerType === 'touch'
  mouse = { x, y }
  for (const answer of answers)
    if (answer.mouse && Math.hypot(x - answer.mouse.x, y - answer.mouse.y) >= MOVED) answer.mouse = null
}
