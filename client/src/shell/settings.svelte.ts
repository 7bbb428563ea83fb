/** The player's settings. They stay in this browser. */
import type { TableSettings } from '../game/contract'

const STORED = 'operahouse-settings'

interface Kept {
  theme: TableSettings['theme']
  speed: TableSettings['speed']
  sounds: boolean
  notices: boolean
  /** Be warned before a clear blunder, in games against bots. */
  warnings: boolean
}

const FIRST: Kept = { theme: 'evening', speed: 'normal', sounds: false, notices: false, warnings: false }

class Settings {
  theme: Kept['theme'] = $state(FIRST.theme)
  speed: Kept['speed'] = $state(FIRST.speed)
  sounds = $state(FIRST.sounds)
  notices = $state(FIRST.notices)
  warnings = $state(FIRST.warnings)

  /** What was chosen before, else what the system prefers. */
  read(): void {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Kept>
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    this.change({ ...FIRST, ...(still ? { speed: 'off' } : {}), ...kept }, false)
  }

  change(change: Partial<Kept>, keep = true): void {
    Object.assign(this, change)
    document.documentElement.dataset.theme = this.theme
    if (keep) {
      const { theme, speed, sounds, notices, warnings } = this
      localStorage.setItem(STORED, JSON.stringify({ theme, speed, sounds, notices, warnings }))
    }
  }
}

export const settings = new Settings()
