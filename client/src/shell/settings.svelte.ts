/** The player's settings. They stay in this browser. */
import type { TableSettings } from '../game/contract'

const STORED = 'operahouse-settings'

interface Kept {
  theme: TableSettings['theme']
  speed: TableSettings['speed']
  sounds: boolean
  /** How loud, from 0 to 1. */
  volume: number
  notices: boolean
  /** Be warned before a slip or a clear blunder, in games against bots; as long as one is new, unless it was chosen. */
  warnings: boolean | null
}

const FIRST: Kept = { theme: 'evening', speed: 'normal', sounds: true, volume: 0.6, notices: false, warnings: null }

class Settings {
  theme: Kept['theme'] = $state(FIRST.theme)
  speed: Kept['speed'] = $state(FIRST.speed)
  sounds = $state(FIRST.sounds)
  volume = $state(FIRST.volume)
  notices = $state(FIRST.notices)
  warnings: Kept['warnings'] = $state(FIRST.warnings)

  /** What was chosen before, else what the system prefers. */
  read(): void {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Kept>
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    this.change({ ...FIRST, ...(still ? { speed: 'off', sounds: false } : {}), ...kept }, false)
  }

  change(change: Partial<Kept>, keep = true): void {
    Object.assign(this, change)
    document.documentElement.dataset.theme = this.theme
    if (keep) {
      const { theme, speed, sounds, volume, notices, warnings } = this
      localStorage.setItem(STORED, JSON.stringify({ theme, speed, sounds, volume, notices, warnings }))
    }
  }
}

export const settings = new Settings()
