/** Opens tables, and rematches, for several players at one device. Each gets a person of its own, so that nothing is shown to another. */
import { api, Refused } from '../api/http'
import { speaking } from '../texts/language.svelte'
import { SEATS } from '../pages/choice.svelte'
import { TableSocket } from '../api/socket'
import { dial } from '../api/dial'
import { Unsent } from '../api/unsent'
import type { Wish } from '../api/types'
import type { Hand } from './hands'
import type { LiveTable } from './live.svelte'
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

/** Everybody at this device who plays to the end wishes for a rematch, or no longer does. */
export async function wishForHands({ id, sight }: LiveTable, on: boolean): Promise<void> {
  for (const { seat, token } of passing.at(id)) {
    const wishes = sight!.wishes.some(([wish, by]) => wish === 'rematch' && by === seat)
    if (sight!.seats[seat]?.bot || wishes === on) continue
    await wishOnce(id, { kind: 'ask-for', wish: 'rematch', on }, token)
  }
}

/** The rematch is open: whoever of this device has no seat there yet sits down, and the game begins. */
export async function gatherHands(table: string, next: string, holder: string | null): Promise<void> {
  const holding = (hand: Hand): number => Number(hand.seat === holder)
  const hands = [...passing.at(table)].sort((one, other) => holding(other) - holding(one))
  passing.keep(next, hands)
  const { seats, status } = await api.table(next)
  if (status !== 'seating') return
  const taken = seats.filter(({ name, bot }) => name || bot).map(({ seat }) => seat)
  for (const { seat, token } of hands.filter((hand) => !taken.includes(hand.seat))) {
    await wished(next, { kind: 'sit', seat, name: '' }, token)
  }
  for (const { token } of hands) if (await wished(next, { kind: 'begin' }, token)) return
}

/** Whether the table takes this wish: another window of this device may have been quicker, and only a host begins. */
async function wished(table: string, wish: Wish, token: string): Promise<boolean> {
  try {
    await wishOnce(table, wish, token)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
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
