/** The keyboard on the board: Tab goes from region to region, arrows within one, Enter picks. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Spot {
  x: number
  y: number
}

/** The nearest of several places in a direction; sideways distance counts double. Minus one where there is none. */
export function nearest(from: Spot, others: readonly Spot[], [dx, dy]: [number, number]): number {
  let best = -1
  let shortest = Infinity
  others.forEach((other, index) => {
    const ahead = (other.x - from.x) * dx + (other.y - from.y) * dy
    const aside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx)
    const far = ahead + 2 * aside
    if (ahead > 2 && far < shortest) {
      best = index
      shortest = far
    }
  })
  return best
}

/** Handles an arrow or Enter on a lit thing; says whether it did. */
export function moveFocus(root: HTMLElement, event: KeyboardEvent): boolean {
  const now = document.activeElement
  if (!now?.hasAttribute('data-lit') || !root.contains(now)) return false
  if (event.key === 'Enter' || event.key === ' ') {
    now.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return true
  }
  const step = STEPS[event.key]
  const region = now.closest('[data-region]') ?? root
  if (!step) return false
  const others = litIn(region).filter((element) => element !== now)
  const next = others[nearest(middle(now), others.map(middle), step)]
  if (next) focus(region, next)
  return true
}

/** One stop for Tab in every region; after a move made by key, focus goes to what can be done now. */
export function settleTabs(root: HTMLElement, byKey: boolean): void {
  for (const region of root.querySelectorAll('[data-region]')) {
    const lit = litIn(region)
    lit.forEach((element, index) => element.setAttribute('tabindex', index === 0 ? '0' : '-1'))
  }
  const lost = document.activeElement === document.body || document.activeElement === null
  if (byKey && lost) root.querySelector<HTMLElement>('[data-region=footlights] button')?.focus()
}

function focus(region: Element, element: Element): void {
  for (const other of litIn(region)) other.setAttribute('tabindex', other === element ? '0' : '-1')
  ;(element as HTMLElement).focus()
}

function litIn(region: Element): Element[] {
  return [...region.querySelectorAll('[data-lit]')]
}

function middle(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
