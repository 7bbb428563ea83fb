/** Hotseat: several players share this device. Each has their own guest account and token. */
import type { HotseatPlayer } from './hotseat'

const STORED = 'operahouse-hands'

const stored = (): Record<string, HotseatPlayer[]> =>
  JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, HotseatPlayer[]>

class HotseatStore {
  private tables: Record<string, HotseatPlayer[]> = $state.raw(stored())

  at(table: string): HotseatPlayer[] {
    return this.tables[table] ?? []
  }

  keep(table: string, players: HotseatPlayer[]): void {
    this.tables = { ...this.tables, [table]: players }
    localStorage.setItem(STORED, JSON.stringify(this.tables))
  }
}

export const hotseat = new HotseatStore()
