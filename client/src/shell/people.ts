/** Who sits at a table, as sentences call them. */
import type { Item, Snapshot } from '../api/types'
import { playerName } from '../game/players'
import type { Say } from '../texts/context'
import type { People } from '../texts/texts'

/**
 * Names by seat. A bot that plays on after a resignation plays for that person's seat. Where several people share a
 * device, nobody is “you”.
 */
export function peopleAt(
  say: Say,
  snapshot: Pick<Snapshot, 'seats' | 'you'>,
  items: readonly Item[] = [],
  shared = false,
): People {
  const names = Object.entries(snapshot.seats).map(([seat, who]) => [seat, playerName(say, seat, who)] as const)
  return {
    names: { ...Object.fromEntries(names), ...namesOfResigned(items) },
    you: shared ? '' : (snapshot.you ?? ''),
  }
}

function namesOfResigned(items: readonly Item[]): Record<string, string> {
  const names: Record<string, string> = {}
  for (const item of items) {
    if (item.kind !== 'resigned') continue
    const sat = items.findLast((one) => one.kind === 'seated' && one.seat === item.seat && one.name !== '')
    if (sat?.kind === 'seated') names[item.seat] = sat.name
  }
  return names
}
