import { isSite, offlineHouse } from './backend'
import { delayed } from './delayedChannel'
import type { Channel } from './socket'

/** Opens the connection to a table. A token acts for another player on the same device. */
export function socketOpener(table: string, token?: string): (after: number) => Channel {
  if (isSite) return (after) => delayed(offlineHouse().then((house) => house.open(table, token)(after)))
  return (after) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/api/tables/${table}/socket?after=${after}&snapshot=yes`
    return new WebSocket(url, token ? ['operahouse', token] : [])
  }
}
