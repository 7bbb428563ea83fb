import type { Item, Snapshot } from '../api/types'
import { OwnShare } from './ownShare'
import { dealOf } from './shares'

/** Who sits where: a table, and the token of whoever shares this device. */
export interface Place {
  id: string
  token?: string
}

export const ownShare = ({ id, token }: Place): OwnShare => new OwnShare(id, token, localStorage)

/** The nonce to reveal now; empty if there is none, or somebody isn't bound yet. */
export function nonceToReveal(place: Place, items: Item[], snapshot: Snapshot): string {
  const share = ownShare(place)
  const previous = items.find((item) => item.kind === 'opened')?.previous
  if (previous) share.inherit(previous)
  const full = Object.values(snapshot.seats).every(({ name, bot }) => name || bot)
  return full ? share.reveal(dealOf(items), snapshot.you) : ''
}
