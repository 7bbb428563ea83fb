/** How many games wait for me, in the title and on the icon of every page. */
import { isSite } from '../api/backend'
import { club } from '../api/club'
import { Refused } from '../api/http'
import type { Turn } from '../api/types'
import { session } from './session.svelte'

const EVERY = 30_000
const MOST_SHOWN = 9

class Waiting {
  turns: Turn[] = $state.raw([])

  /** Ask now, and again and again while the page is in sight. */
  watch(): () => void {
    void this.refresh()
    const timer = setInterval(() => void this.refresh(), EVERY)
    return () => clearInterval(timer)
  }

  async refresh(): Promise<void> {
    if (isSite || !session.me) {
      this.turns = []
      return
    }
    try {
      this.turns = await club.turns()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
}

export const waiting = new Waiting()

/** The icon with a number on it; without one if nothing waits. */
function iconFor(count: number): string {
  if (count === 0) return '/icon.svg'
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
  const style = getComputedStyle(document.documentElement)
  const [ground, badge, figure] = ['--icon-ground', '--icon-badge', '--icon-figure'].map((token) =>
    style.getPropertyValue(token).trim(),
  )
  const drawn =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/>` +
    `<circle cx="16" cy="16" r="13" fill="${badge}"/>` +
    '<text x="16" y="22.5" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle" ' +
    `fill="${figure}">${shown}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`
}

export function setIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const icon = iconFor(count)
  if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon)
}
