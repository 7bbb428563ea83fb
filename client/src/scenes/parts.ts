/** Cuts news into parts: what happens before a scene, the scene, and what happens afterwards. */
import { eventsOf, type GameEvent, type Item, type Snapshot } from '../api/types'
import type { GameScene, SceneSource } from './contract'

/** Something to be shown before anything else is. */
export interface Part {
  /** New in the log. */
  items: Item[]
  /** To be animated and told: the same, without what a scene shows. */
  fresh: Item[]
  snapshot: Snapshot
  scene?: Omit<GameScene, 'leave'>
}

type Ended = Extract<Item, { kind: 'ended' }>

/** The parts of news that follow this snapshot. */
export function partsOf(
  news: { items: Item[]; snapshot: Snapshot },
  before: Snapshot | undefined,
  source: SceneSource | null,
): Part[] {
  const { items, snapshot } = news
  const events = items.flatMap(eventsOf)
  const ranges = source && before?.view ? source.rangesOf(events) : []
  if (ranges.length === 0 || !source || !before) return [{ items, fresh: items, snapshot }]
  const ranking = rankingOf(items)
  const parts: Part[] = []
  let end = 0
  for (const [first, next] of ranges) {
    const held = holding(before, source, events.slice(0, first))
    parts.push({ items: parts.length === 0 ? items : [], fresh: within(items, end, first), snapshot: held })
    const scene = { events: events.slice(first, next), ranking, again: false }
    parts.push({ items: [], fresh: [], snapshot: held, scene })
    end = next
  }
  return [...parts, { items: [], fresh: within(items, end, Infinity), snapshot }]
}

/** The scene that this item of all belongs to, for whoever wants to see it again; null if there's none. */
export function sceneOf(items: Item[], wanted: Item, source: SceneSource): Omit<GameScene, 'leave'> | null {
  const { events, from, to } = eventsIn(items, wanted)
  const range = source.rangesOf(events).findLast(([first, next]) => first < to && next > from)
  return range ? { events: events.slice(...range), ranking: rankingOf(items), again: true } : null
}

/** The scene that ends with this item of all, for whoever plays the game back; null if there's none. */
export function sceneEndingWith(items: Item[], wanted: Item, source: SceneSource): Omit<GameScene, 'leave'> | null {
  const { events, from, to } = eventsIn(items, wanted)
  const range = source.rangesOf(events).findLast(([, next]) => from < next && next <= to)
  return range ? { events: events.slice(...range), ranking: rankingOf(items), again: false } : null
}

/** All events, and where those of an item are among them. */
function eventsIn(items: Item[], wanted: Item): { events: GameEvent[]; from: number; to: number } {
  const from = items.slice(0, items.indexOf(wanted)).flatMap(eventsOf).length
  return { events: items.flatMap(eventsOf), from, to: from + eventsOf(wanted).length }
}

/** The table before a scene, with nothing asked. */
function holding(before: Snapshot, source: SceneSource, events: GameEvent[]): Snapshot {
  return { ...before, view: source.viewBefore(before.view!, events), asked: [], options: [], can_undo: false }
}

/** The items with those of their events that lie between two of all. Items without events stay with what they follow. */
function within(items: Item[], from: number, to: number): Item[] {
  const kept: Item[] = []
  let at = 0
  for (const item of items) {
    const events = eventsOf(item)
    const mine = events.filter((_, index) => from <= at + index && at + index < to)
    if ('events' in item) {
      if (mine.length > 0) kept.push({ ...item, events: mine })
    } else if (from <= at && at < to) kept.push(item)
    at += events.length
  }
  return kept
}

function rankingOf(items: Item[]): string[][] | null {
  const ended = items.find((item): item is Ended => item.kind === 'ended')
  return ended ? ended.result.ranking.map((place) => [place].flat()) : null
}
