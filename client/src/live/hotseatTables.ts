/** Opens tables and rematches for several players on one device. Each gets a guest account, so hidden information stays hidden. */
import { api, Refused } from '../api/http'
import { i18n } from '../texts/i18n.svelte'
import { SEATS } from '../pages/newGame.svelte'
import { TableSocket } from '../api/socket'
import { socketOpener } from '../api/connect'
import { Outbox } from '../api/outbox'
import type { Command } from '../api/types'
import type { HotseatPlayer } from './hotseat'
import type { LiveTable } from './table.svelte'
import { hotseat } from './hotseatStore.svelte'

/** Takes the players' names by seat, null for a bot; returns the link of the new table. */
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
  await requestOnce(table.id, { kind: 'start' })
  return table.link
}

/** Votes for a rematch, or takes the vote back, for every player on this device. */
export async function voteForRematch({ id, snapshot }: LiveTable, on: boolean): Promise<void> {
  for (const { seat, token } of hotseat.at(id)) {
    const voted = snapshot!.votes.some(([topic, by]) => topic === 'rematch' && by === seat)
    if (snapshot!.seats[seat]?.bot || voted === on) continue
    await requestOnce(id, { kind: 'vote', topic: 'rematch', on }, token)
  }
}

/** Seats the players of this device at the rematch and starts it. */
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
  for (const { token } of players) if (await isGranted(next, { kind: 'start' }, token)) return
}

/** Whether the table grants this. Another window may have been quicker, and only a host can begin. */
async function isGranted(table: string, command: Command, token: string): Promise<boolean> {
  try {
    await requestOnce(table, command, token)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** Sends one request to a table and disconnects. */
async function requestOnce(table: string, command: Command, token?: string): Promise<void> {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const socket = new TableSocket(
    socketOpener(table, token),
    { onmessage: () => {}, onconnection: () => {} },
    new Outbox(table, nothing),
  )
  socket.connect()
  try {
    await socket.ask({ type: 'command', command })
  } finally {
    socket.close()
  }
}
