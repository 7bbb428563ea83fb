/** Opens a table that is entered by hand. People without a phone of their own are guests of this device. */
import type { Depth } from '../api/byHand'
import { api } from '../api/http'
import { seatHere } from '../live/hotseatTables'

export interface NewCompanion {
  game: string
  people: { name: string; bot: boolean }[]
  depth: Depth
  phones: 'one' | 'each'
  level: string
  options: string[]
}

/** The id of the new table. */
export async function openCompanion({ game, people, depth, phones, level, options }: NewCompanion): Promise<string> {
  const one = phones === 'one'
  const seats = people.map(({ bot }) => (one && bot ? level : 'open'))
  const table = await api.open({ game, players: people.length, seats, options, by_hand: depth }, one)
  if (one) {
    const names = people.map(({ name, bot }) => (bot ? null : name))
    await seatHere(table, names)
  }
  return table.id
}
