/** Pass and play: several players share this device, each with a person of its own in the house. */
import { nextHand, type Hand } from './hands'

const STORED = 'operahouse-hands'

const stored = (): Record<string, Hand[]> => JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, Hand[]>

class Passing {
  private tables: Record<string, Hand[]> = $state.raw(stored())

  at(table: string): Hand[] {
    return this.tables[table] ?? []
  }

  keep(table: string, hands: Hand[]): void {
    this.tables = { ...this.tables, [table]: hands }
    localStorage.setItem(STORED, JSON.stringify(this.tables))
  }

  next(table: string, now: string, asked: string[]): string {
    const seats = this.at(table).map((hand) => hand.seat)
    return nextHand(seats, now, asked)
  }
}

export const passing = new Passing()
