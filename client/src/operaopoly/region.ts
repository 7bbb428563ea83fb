/** One stop for Tab, arrows within: the things of a region are reached by where they lie. */

export interface Spot {
  x: number
  y: number
}

const STEPS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The nearest spot in a direction, sideways steps counting double; -1 where there is none. */
export function nearest(spots: readonly Spot[], from: number, key: string): number {
  const step = STEPS[key]
  const start = spots[from]
  if (!step || !start) return -1
  let best = -1
  let least = Infinity
  spots.forEach((spot, index) => {
    const along = (spot.x - start.x) * step.x + (spot.y - start.y) * step.y
    const aside = Math.abs((spot.x - start.x) * step.y) + Math.abs((spot.y - start.y) * step.x)
    if (index === from || along < 4 || aside > along * 3 + 40) return
    if (along + 2 * aside < least) [best, least] = [index, along + 2 * aside]
  })
  return best
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Makes an element such a region. */
export function region(node: HTMLElement): { destroy(): void } {
  const things = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button')]

  function settle(): void {
    const all = things()
    const one = all.find((thing) => thing.tabIndex === 0)
    const first = all.find((thing) => thing.getAttribute('aria-disabled') !== 'true') ?? all[0]
    if (!one && first) first.tabIndex = 0
  }
  function focused(event: FocusEvent): void {
    for (const thing of things()) thing.tabIndex = thing === event.target ? 0 : -1
  }
  function keyed(event: KeyboardEvent): void {
    const all = things()
    const to = nearest(all.map(middle), all.indexOf(document.activeElement as HTMLElement), event.key)
    if (!(event.key in STEPS)) return
    event.preventDefault()
    all[to]?.focus()
  }
  const watcher = new MutationObserver(settle)
  watcher.observe(node, { childList: true, subtree: true })
  node.addEventListener('focusin', focused)
  node.addEventListener('keydown', keyed)
  settle()
  return {
    destroy() {
      watcher.disconnect()
      node.removeEventListener('focusin', focused)
      node.removeEventListener('keydown', keyed)
    },
  }
}
