/** Takes a seat under the name this browser's person has now, with a share in the deal. */
import type { PickResult } from '../game/contract'
import { session } from '../shell/session.svelte'
import { ownShare } from '../deal/reveal'
import type { LiveTable } from './table.svelte'

export function sitAt(table: LiveTable, seat: string): Promise<PickResult> {
  const name = session.me?.name ?? ''
  return table.send({ kind: 'sit', seat, name, commitment: ownShare(table).commit() })
}
