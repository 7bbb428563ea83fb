import type { Item } from '../api/types'

/** Items that say whether somebody has an account. */
const GUEST_KINDS = new Set<Item['kind']>(['seated', 'watched', 'renamed'])

/** The people this viewer has muted, read from the log. */
export function mutedBy(items: Item[]): Set<string> {
  const muted = new Set<string>()
  for (const item of items) {
    if (item.kind !== 'muted') continue
    if (item.on) muted.add(item.whom)
    else muted.delete(item.whom)
  }
  return muted
}

/** The name somebody was last seen under; their id if unknown. */
export function nameOf(items: Item[], person: string): string {
  const names = items.flatMap((item) => ('person' in item && 'name' in item && item.person === person ? item.name : []))
  return names.findLast(Boolean) ?? person
}

/** Whether somebody was last seen without an account. */
export function isGuest(items: Item[], person: string): boolean {
  const seen = items.findLast((item) => GUEST_KINDS.has(item.kind) && 'person' in item && item.person === person)
  return seen !== undefined && 'guest' in seen && seen.guest === true
}
