/** Where requests and sockets lead: to the server, or to the house in this very browser where there is none. */
import type { OfflineHouse } from '../offline/house'

/** The folder of what playing without a server needs, as the page names it; empty where it isn't there. */
export const offlineFiles = named('operahouse-offline')
/** Whether the page comes from a folder of files, without any server behind it. */
export const isSite = named('operahouse-site') === 'yes'

function named(name: string): string {
  // workers, and tests of the logic, have no page
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

let house: Promise<OfflineHouse> | undefined

/** Whether a table is kept in this browser and needs no server. */
export async function isHere(table: string): Promise<boolean> {
  if (isSite || !offlineFiles) return isSite
  return (await offlineHouse()).has(table)
}

/** The house in this browser. */
export function offlineHouse(): Promise<OfflineHouse> {
  return (house ??= import('../offline/house').then(({ OfflineHouse: Made }) => new Made(offlineFiles)))
}
