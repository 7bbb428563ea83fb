const LENGTH = 1600

/** A ring of light around what somebody asked to be shown. It fades; where movement is unwelcome it only goes out. */
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
