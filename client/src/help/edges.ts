/** Between what a card may stand: the top bar and what is asked, which both stay in sight. */
export interface Edges {
  /** From the top of the window. */
  top: number
  /** From its bottom. */
  bottom: number
}

const GAP = 6

export function edgesOfTable(): Edges {
  const asked = document.querySelector('[data-region=footlights]:not([inert] *)')
  const bar = document.querySelector('header.bar')
  const top = bar?.getBoundingClientRect().bottom ?? 0
  const foot = asked?.getBoundingClientRect().top ?? innerHeight
  return { top: top + GAP, bottom: innerHeight - foot + GAP }
}
