/** How scenes run in the shell: at the speed of the settings, and no further while somebody looks closer. */
import { settings } from '../shell/settings.svelte'

/** How much faster than normal. */
const RATES = { slow: 0.5, normal: 1, fast: 2, off: 0 }

export interface SceneTiming {
  /** The pointer rests on a figure. */
  reading: boolean
  rate: () => number
  stays: number
  isHeld: () => boolean
  leave: () => void
}

/** A finished sheet stays for so long, and longer while it's read, a card or a drawer is open, or nobody sees the page. */
export function sceneTiming(stays: number, leave: () => void): SceneTiming {
  const timing: SceneTiming = {
    reading: false,
    rate: () => RATES[settings.speed],
    stays,
    isHeld: () =>
      timing.reading || document.hidden || document.querySelector('dialog[open], aside:not([inert] *)') !== null,
    leave,
  }
  return timing
}
