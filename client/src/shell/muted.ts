import type { Item } from '../api/types'

/** Whom this viewer does not want to hear, by what it was told of its own wishes. */
export function mutedBy(items: Item[]): Set<string> {
  const muted = new Set<string>()
  for (const item of items) {
    if (item.kind !== 'muted') continue
    if (item.on === true) muted.add(String(item.whom))
    else muted.delete(String(item.whom))
  }
  return muted
}

/** Under which name somebody was last heard or seen; the bare id of a stranger. */
export function nameOf(items: Item[], person: string): string {
  const last = items.findLast((item) => item.person === person && Boolean(item.name))
  return String(last?.name ?? person)
}
