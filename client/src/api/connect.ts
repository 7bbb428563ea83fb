import type { Channel } from './socket'

/** Opens the WebSocket of a table. A token acts for another player on the same device. */
export function socketOpener(table: string, token?: string): (after: number) => Channel {
  return (after) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/api/tables/${table}/socket?after=${after}&snapshot=yes`
    return new WebSocket(url, token ? ['operahouse', token] : [])
  }
}
