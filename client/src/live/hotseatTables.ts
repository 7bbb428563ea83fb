/** Opens tables and rematches for several players on one device. Each gets a guest account, so hidden information stays hidden. */
import { api, Refused } from '../api/http'
import { i18n } from '../texts/i18n.svelte'
import { TableSocket } from '../api/socket'
import { socketOpener } from '../api/connect'
import { Outbox } from '../api/outbox'
import type { Command, FromServer, TableSummary } from '../api/types'
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
  const table = await api.open({ game, players: people.length, seats, options }, true)
  await seatHere(table, people)
  await requestOnce(table.id, { kind: 'start' })
  return table.link
}

/** Seats people of this device at a table, each as a guest; null where nobody is to sit. */
export async function seatHere(table: TableSummary, people: (string | null)[]): Promise<void> {
  const players: HotseatPlayer[] = []
  const { ownShare } = await import('../deal/reveal')
  for (const [at, name] of people.entries()) {
    if (name === null) continue
    const { token } = await api.newGuest(name, i18n.language, '', table.id)
    const seat = table.seats[at]!.seat
    // One device, one share: that of the player who opens the game, whose view the page opens.
    const share = players.length === 0 ? { commitment: ownShare({ id: table.id, token }).commit() } : {}
    await requestOnce(table.id, { kind: 'sit', seat, name, ...share }, token)
    players.push({ seat, token })
  }
  hotseat.keep(table.id, players)
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
  const missing = players.filter((player) => !taken.includes(player.seat))
  for (const { seat, token } of missing) await isGranted(next, { kind: 'sit', seat, name: '' }, token)
  for (const { token } of players) await revealShare(table, next, token)
  if (missing.length === 0) return
  for (const { token } of players) if (await isGranted(next, { kind: 'start' }, token)) return
}

/** Reveals this player's share in the deal of the rematch, if they have one: the page opens with another's view. */
async function revealShare(table: string, next: string, token: string): Promise<void> {
  const { nonceToReveal, ownShare } = await import('../deal/reveal')
  if (!ownShare({ id: next, token }).inherit(table)) return
  let socket!: TableSocket
  const nonce = await new Promise<string>((resolve) => {
    socket = connectOnce(next, token, (message) => {
      if (message.type === 'news') resolve(nonceToReveal({ id: next, token }, message.items, message.snapshot))
    })
  })
  if (nonce) await socket.ask({ type: 'command', command: { kind: 'reveal', nonce } }).catch(() => null)
  socket.close()
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
  const socket = connectOnce(table, token, () => {})
  try {
    await socket.ask({ type: 'command', command })
  } finally {
    socket.close()
  }
}

/** A connection that keeps nothing. */
function connectOnce(table: string, token: string | undefined, onmessage: (message: FromServer) => void): TableSocket {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const listener = { onmessage, onconnection: () => {} }
  const socket = new TableSocket(socketOpener(table, token), listener, new Outbox(table, nothing))
  socket.connect()
  return socket
}
