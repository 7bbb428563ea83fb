/** Opens tables, and rematches, for several players at one device. Each gets a person of its own, so that nothing is shown to another. */
import { api, Refused } from '../api/http'
import { i18n } from '../texts/i18n.svelte'
import { SEATS } from '../pages/newGame.svelte'
import { TableSocket } from '../api/socket'
import { socketOpener } from '../api/connect'
import { Outbox } from '../api/outbox'
import type { Wish } from '../api/types'
import type { HotseatPlayer } from './hotseat'
import type { LiveTable } from './table.svelte'
import { hotseat } from './hotseatStore.svelte'

/** The names of the people by seat, null for a bot; the address of the table they play at. */
export async function openHotseatTable(
  game: string,
  people: (string | null)[],
  level: string,
  options: string[],
): Promise<string> {
  const seats = people.map((name) => (name === null ? level : 'open'))
  const table = await api.open({ game, players: people.length, seats, options })
  const players: HotseatPlayer[] = []
  for (const [at, name] of people.entries()) {
    if (name === null) continue
    const { token } = await api.newGuest(name, i18n.language, '')
    const seat = table.seats[at]?.seat ?? SEATS[at]!
    await requestOnce(table.id, { kind: 'sit', seat, name }, token)
    players.push({ seat, token })
  }
  hotseat.keep(table.id, players)
  await requestOnce(table.id, { kind: 'begin' })
  return table.link
}

/** Everybody at this device who plays to the end wishes for a rematch, or no longer does. */
export async function voteForRematch({ id, sight }: LiveTable, on: boolean): Promise<void> {
  for (const { seat, token } of hotseat.at(id)) {
    const wishes = sight!.wishes.some(([wish, by]) => wish === 'rematch' && by === seat)
    if (sight!.seats[seat]?.bot || wishes === on) continue
    await requestOnce(id, { kind: 'ask-for', wish: 'rematch', on }, token)
  }
}

/** The rematch is open: whoever of this device has no seat there yet sits down, and the game begins. */
export async function joinRematch(table: string, next: string, holder: string | null): Promise<void> {
  const isHolder = (player: HotseatPlayer): number => Number(player.seat === holder)
  const players = [...hotseat.at(table)].sort((one, other) => isHolder(other) - isHolder(one))
  hotseat.keep(next, players)
  const { seats, status } = await api.table(next)
  if (status !== 'seating') return
  const taken = seats.filter(({ name, bot }) => name || bot).map(({ seat }) => seat)
  for (const { seat, token } of players.filter((player) => !taken.includes(player.seat))) {
    await isGranted(next, { kind: 'sit', seat, name: '' }, token)
  }
  for (const { token } of players) if (await isGranted(next, { kind: 'begin' }, token)) return
}

/** Whether the table takes this wish: another window of this device may have been quicker, and only a host begins. */
async function isGranted(table: string, wish: Wish, token: string): Promise<boolean> {
  try {
    await requestOnce(table, wish, token)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** Say one thing at a table and hang up. */
async function requestOnce(table: string, wish: Wish, token?: string): Promise<void> {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const socket = new TableSocket(
    socketOpener(table, token),
    { onmessage: () => {}, onconnection: () => {} },
    new Outbox(table, nothing),
  )
  socket.connect()
  try {
    await socket.ask({ type: 'wish', id: `p${Math.random().toString(36).slice(2)}`, wish })
  } finally {
    socket.close()
  }
}
