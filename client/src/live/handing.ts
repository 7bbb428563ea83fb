/** Opens a table for several players at one device. Each gets a person of its own, so that nothing is shown to another. */
import { api } from '../api/http'
import { speaking } from '../texts/language.svelte'
import { SEATS } from '../pages/choice.svelte'
import { TableSocket } from '../api/socket'
import { dial } from '../api/dial'
import { Unsent } from '../api/unsent'
import type { Wish } from '../api/types'
import type { Hand } from './hands'
import { passing } from './passing.svelte'

/** The names of the people by seat, null for a bot; the address of the table they play at. */
export async function openForHands(
  game: string,
  people: (string | null)[],
  level: string,
  options: string[],
): Promise<string> {
  const seats = people.map((name) => (name === null ? level : 'open'))
  const table = await api.open({ game, players: people.length, seats, options })
  const hands: Hand[] = []
  for (const [at, name] of people.entries()) {
    if (name === null) continue
    const { token } = await api.newGuest(name, speaking.language, '')
    const seat = table.seats[at]?.seat ?? SEATS[at]!
    await wishOnce(table.id, { kind: 'sit', seat, name }, token)
    hands.push({ seat, token })
  }
  passing.keep(table.id, hands)
  await wishOnce(table.id, { kind: 'begin' })
  return table.link
}

/** Say one thing at a table and hang up. */
async function wishOnce(table: string, wish: Wish, token?: string): Promise<void> {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const socket = new TableSocket(
    dial(table, token),
    { heard: () => {}, connection: () => {} },
    new Unsent(table, nothing),
  )
  socket.connect()
  try {
    await socket.ask({ type: 'wish', id: `p${Math.random().toString(36).slice(2)}`, wish })
  } finally {
    socket.close()
  }
}
