/** What is to be done with the real box after something was entered: from the events that it led to. */
import { eventsOf, type GameEvent, type Item } from '../api/types'
import { byGame } from '../game/folders'
import type { Say } from '../texts/context'
import { eventSentence } from '../texts/sentences'

/** What a game says about its events for this purpose. */
export interface TaskWords {
  /** Kinds that ask for nothing, or that sums already tell. */
  quiet: readonly string[]
  /** Ducats or the like that an event gives a seat, or takes from it. */
  money?: (event: GameEvent) => number
}

const GAMES = byGame(import.meta.glob<{ tasks: TaskWords }>('../*/companion/tasks.ts'))

export async function loadTasks(game: string): Promise<TaskWords> {
  return (await GAMES[game]?.())?.tasks ?? { quiet: [] }
}

interface Sums {
  money: Map<string, number>
  points: Map<string, number>
}

function sumsOf(events: readonly GameEvent[], words: TaskWords): Sums {
  const sums: Sums = { money: new Map(), points: new Map() }
  const add = (to: Map<string, number>, seat: string | undefined, by: number): void => {
    if (seat && by !== 0) to.set(seat, (to.get(seat) ?? 0) + by)
  }
  for (const event of events) {
    add(sums.money, event.seat, words.money?.(event) ?? 0)
    if (event.kind === 'points') add(sums.points, event.seat, Number(event.points))
  }
  return sums
}

/** Short sentences, in the order in which things are done: what is paid and laid, then the points. */
export function onTheTable(
  say: Say,
  game: string,
  events: readonly GameEvent[],
  words: TaskWords,
  points: Record<string, number> = {},
  /** The points are those from before the events. */
  before = false,
): string[] {
  const { money, points: gained } = sumsOf(events, words)
  const quiet = new Set([...words.quiet, 'points'])
  const sentences = events
    .filter(({ kind }) => !quiet.has(kind))
    .map((event) => taskSentence(say, game, event))
    .filter((sentence) => sentence !== '')
  const paid = [...money].map(([seat, ducats]) =>
    say(ducats < 0 ? 'companion-pays' : 'companion-takes', { seat, ducats: Math.abs(ducats) }),
  )
  const scored = [...gained].map(([seat, gain]) => {
    const stood = (points[seat] ?? 0) - (before ? 0 : gain)
    return say('companion-scores', { seat, before: stood, points: stood + gain })
  })
  return [...new Set([...sentences, ...paid, ...scored])]
}

function taskSentence(say: Say, game: string, event: GameEvent): string {
  const key = `companion-${game}-${event.kind}`
  const own = say(key, { seat: '', ...event })
  return own === key ? eventSentence(say, game, event) : own.trim()
}

/** Items that change what was entered before. */
const CHANGES: ReadonlySet<string> = new Set(['undone', 'corrected', 'crossed-out', 'rewound'])

/** What the last thing that was entered led to. What was taken back or corrected asks for nothing. */
export function latestEvents(items: readonly Item[]): GameEvent[] {
  const last = items.findLast((item) => eventsOf(item).length > 0 || CHANGES.has(item.kind))
  return last ? eventsOf(last) : []
}
