/** Points by source, read from the log, without moves that were taken back. */
import { eventsOf, type GameEvent, type Item } from '../api/types'

/** The numbers of the items whose moves were taken back. */
export function takenBack(items: Item[]): Set<number> {
  return new Set(items.filter((item) => item.kind === 'undone').map((item) => item.taken_back))
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
