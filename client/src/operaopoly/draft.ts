/**
 * A move being put together by picking things in any order.
 * What may be picked next follows from the list of possible moves alone.
 */
import { isCard, isPlace, nameOf, type Move, type Thing } from './moves'

export interface Draft {
  /** What was picked, in that order. */
  readonly picked: readonly Thing[]
  /** Cards that lie at the place chosen and shall not stay there. */
  readonly dropped: readonly Thing[]
}

/** The cards that lie at a place now. */
export type Lying = (place: Thing) => readonly Thing[]

export interface Prepared {
  /** The moves that agree with what was picked. */
  readonly open: readonly Move[]
  /** What was picked and what follows from it. */
  readonly chosen: ReadonlySet<Thing>
  /** What may be picked next; the opera to begin comes last. */
  readonly lit: ReadonlySet<Thing>
  /** The moves that are complete: several where only the opera to begin is left open. */
  readonly complete: readonly Move[]
}

export const NOTHING: Draft = { picked: [], dropped: [] }

/** Everything a draft leads to. */
export function prepare(draft: Draft, moves: readonly Move[], lying: Lying): Prepared {
  const open = moves.filter((move) => agrees(move, draft))
  const chosen = new Set(draft.picked)
  if (draft.picked.length > 0) for (const thing of shared(open)) chosen.add(thing)
  const complete = completed(draft, open, chosen, lying)
  const next = (thing: Thing): boolean => !chosen.has(thing) && (!isOpera(thing) || complete.length > 1)
  const lit = new Set(open.flatMap((move) => move.things).filter(next))
  return { open, chosen, lit, complete }
}

function agrees(move: Move, { picked, dropped }: Draft): boolean {
  return picked.every((thing) => move.things.includes(thing)) && !dropped.some((thing) => move.things.includes(thing))
}

/** What all moves have in common follows by itself. */
function shared(moves: readonly Move[]): Thing[] {
  const [first, ...rest] = moves
  return first ? first.things.filter((thing) => rest.every((move) => move.things.includes(thing))) : []
}

/** The moves that add nothing to the choice but cards that stay where they lie, and the opera to begin. */
function completed(draft: Draft, open: readonly Move[], chosen: ReadonlySet<Thing>, lying: Lying): Move[] {
  if (chosen.size === 0) return []
  const there = new Set(open[0]?.place ? lying(open[0].place) : [])
  const decided = draft.dropped.length > 0 || [...chosen].some((thing) => !isPlace(thing) && !there.has(thing))
  if (!decided) return []
  const ready = open.filter((move) =>
    move.things.every((thing) => chosen.has(thing) || there.has(thing) || isOpera(thing)),
  )
  const most = Math.max(...ready.map((move) => move.cards.length))
  return ready.filter((move) => move.cards.length === most && move.place === ready[0]?.place)
}

const isOpera = (thing: Thing): boolean => thing.startsWith('opera:')

/** Pick a thing, or put it back; what no longer goes together with it is put back too. */
export function pick(draft: Draft, thing: Thing, moves: readonly Move[]): Draft {
  if (draft.picked.includes(thing)) return without(draft, thing)
  const wider = { picked: [...draft.picked, thing], dropped: draft.dropped }
  if (moves.some((move) => agrees(move, wider))) return wider
  let fresh: Draft = { picked: [thing], dropped: [] }
  if (!moves.some((move) => agrees(move, fresh))) return draft
  for (const older of draft.picked) {
    const more = { picked: [...fresh.picked, older], dropped: [] }
    if (moves.some((move) => agrees(move, more))) fresh = more
  }
  return fresh
}

function without(draft: Draft, thing: Thing): Draft {
  const picked = draft.picked.filter((other) => other !== thing)
  return { picked, dropped: isPlace(thing) ? [] : draft.dropped }
}

/** Let a card that lies at the chosen place stay there, or not. */
export function drop(draft: Draft, thing: Thing, moves: readonly Move[]): Draft {
  const dropped = draft.dropped.includes(thing)
    ? draft.dropped.filter((other) => other !== thing)
    : [...draft.dropped, thing]
  const changed = { picked: draft.picked.filter((other) => other !== thing), dropped }
  return moves.some((move) => agrees(move, changed)) ? changed : draft
}

/** Take back the last thing picked. */
export function takeBack(draft: Draft): Draft {
  const last = draft.picked.at(-1)
  return last === undefined ? NOTHING : without({ ...draft, dropped: [] }, last)
}

/** A draft that is still possible with other moves; else an empty one. */
export function still(draft: Draft, moves: readonly Move[]): Draft {
  return moves.some((move) => agrees(move, draft)) ? draft : NOTHING
}

/** The ids of the cards that were picked. */
export function cardsOf(things: Iterable<Thing>): string[] {
  return [...things].filter(isCard).map(nameOf)
}
