import type { Item } from '../api/types'

/** The people this viewer has muted, read from the log. */
export function mutedBy(items: Item[]): Set<string> {
  const muted = new Set<string>()
  for (const item of items) {
    if (item.kind !== 'muted') continue
    if (item.on === true) muted.add(String(item.whom))
    else muted.delete(String(item.whom))
  }
  return muted
}

/** The name somebody was last seen under; their id if unknown. */
export function nameOf(items: Item[], person: string): string {
  const last = items.findLast((item) => item.person === person && Boolean(item.name))
  return String(last?.name ?? person)
}
