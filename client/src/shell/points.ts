/** Points by source, read from the log, without moves that were taken back. */
import { eventsOf, type GameEvent, type Item } from '../api/types'

/** The numbers of the items whose moves were taken back, one by one or a whole turn with all that followed. */
export function takenBack(items: readonly Item[]): Set<number> {
  const numbers = new Set<number>()
  for (const item of items) {
    if (item.kind === 'undone') numbers.add(item.taken_back)
    if (item.kind === 'rewound') for (let at = item.taken_back; at < item.number; at += 1) numbers.add(at)
  }
  return numbers
}

/** Everything that happened in the game and still counts. */
export function standingEvents(items: Item[]): GameEvent[] {
  const undone = takenBack(items)
  return items.filter((item) => !undone.has(item.number)).flatMap(eventsOf)
}

/** The numbers of the rules by which points were given for a reason. */
export function rulesOfSource(events: GameEvent[], why: string): string[] {
  const given = events.filter((event) => event.kind === 'points' && event.why === why)
  return [...new Set(given.flatMap((event) => event.rule ?? []))].sort()
}

/** Points by seat and reason, in the order in which the reasons first occurred. */
export function pointsBySource(events: GameEvent[]): Record<string, Record<string, number>> {
  const ledger: Record<string, Record<string, number>> = {}
  for (const event of events) {
    const points = event.points
    if (event.kind !== 'points' || !event.seat || typeof points !== 'number') continue
    const seat = (ledger[event.seat] ??= {})
    const why = String(event.why ?? '')
    seat[why] = (seat[why] ?? 0) + points
  }
  return ledger
}
