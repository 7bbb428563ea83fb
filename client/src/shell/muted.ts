import type { Item } from '../api/types'

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
