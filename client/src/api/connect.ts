import { isSite, offlineFiles, offlineHouse } from './backend'
import { delayed } from './delayedChannel'
import type { Channel } from './socket'

/** Opens the connection to a table. A token acts for another player on the same device. */
export function socketOpener(table: string, token?: string): (after: number) => Channel {
  if (offlineFiles && !isSite) return (after) => delayed(openEither(table, token, after))
  if (isSite) return (after) => delayed(offlineHouse().then((house) => house.open(table, token)(after)))
  return (after) => openServer(table, token, after)
}

async function openEither(table: string, token: string | undefined, after: number): Promise<Channel> {
  const house = await offlineHouse()
  return (await house.has(table)) ? house.open(table, token)(after) : openServer(table, token, after)
}

function openServer(table: string, token: string | undefined, after: number): Channel {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const url = `${scheme}://${location.host}/api/tables/${table}/socket?after=${after}&snapshot=yes`
  return new WebSocket(url, token ? ['operahouse', token] : [])
}
