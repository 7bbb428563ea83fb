/** What a clock shows, when it's low, and what is announced. */
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Reading {
  /** Days and hours in words, less as figures. */
  unit: 'days' | 'hours' | 'figures'
  count: number
  figures: string
  low: boolean
}

export function readClock(left: number): Reading {
  const low = left <= MINUTE
  if (left > DAY) return { unit: 'days', count: Math.ceil(left / DAY), figures: '', low }
  if (left > HOUR) return { unit: 'hours', count: Math.ceil(left / HOUR), figures: '', low }
  return { unit: 'figures', count: 0, figures: figures(Math.ceil(left / SECOND)), low }
}

function figures(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is left now of a clock that was read a while ago; it may stand still for a moment before it runs. */
export function remaining(left: number, runs: boolean, since: number, still = 0): number {
  return Math.max(0, left - (runs ? Math.max(0, since - still) : 0))
}

/** Said when a clock passes one minute and when it passes ten seconds, and never otherwise. */
export function warning(before: number, now: number): 'minute' | 'seconds' | '' {
  const passed = (mark: number): boolean => before > mark && now <= mark && now > 0
  if (passed(10 * SECOND)) return 'seconds'
  return passed(MINUTE) ? 'minute' : ''
}
