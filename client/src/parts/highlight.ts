const LENGTH = 1600

/** Draws a ring around an element. It fades out; with reduced motion it just disappears. */
export function highlight(element: Element | null | undefined): void {
  if (!element) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const ring = { outline: '3px solid var(--gold-hi)', outlineOffset: '3px' }
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  element.animate([ring, { ...ring, outlineColor: 'transparent' }], {
    duration: LENGTH,
    easing: still ? 'steps(1, jump-end)' : 'ease-in',
  })
}
