/** The plan on the programme desk: which piece is to be in which hall. Pure; what is allowed the server says. */

import type { Hall, Houses } from './moves'
import { readProgramme, spellProgramme } from './moves'
import { laidOut, type Player } from './view'
import type { City, Piece } from './words'

export type Place = Hall | 'stock'

export interface Plan {
  halls: Houses
  stock: Piece[]
}

export interface Change {
  /** What is in the hall now; null where it was emptied. */
  piece: Piece | null
  hall: Hall
}

export const samePlace = (one: Place, two: Place): boolean =>
  one === 'stock' || two === 'stock' ? one === two : one.city === two.city && one.hall === two.hall

export const placeName = (place: Place): string => (place === 'stock' ? place : `${place.city}.${place.hall}`)

export function planOf(player: Player): Plan {
  const halls: Houses = {}
  for (const [city, house] of Object.entries(player.houses) as [City, { halls: (Piece | null)[] }][])
    halls[city] = [...house.halls]
  return { halls, stock: laidOut(player.stock ?? {}) }
}

export function hallsOf(plan: Plan): Hall[] {
  return (Object.entries(plan.halls) as [City, (Piece | null)[]][]).flatMap(([city, halls]) =>
    halls.map((_, index) => ({ city, hall: index + 1 })),
  )
}

export function pieceAt(plan: Plan, hall: Hall): Piece | null {
  return plan.halls[hall.city]?.[hall.hall - 1] ?? null
}

/** The plan with a piece moved. What was there goes where the piece came from (`swap`), or to the stock. */
export function moved(plan: Plan, piece: Piece, from: Place, to: Place, swap: boolean): Plan {
  const there = to === 'stock' ? null : pieceAt(plan, to)
  let next = from === 'stock' ? withoutStock(plan, piece) : withHall(plan, from, swap ? there : null)
  if (to === 'stock') return { ...next, stock: [...next.stock, piece] }
  next = withHall(next, to, piece)
  const displaced = there !== null && (from === 'stock' || !swap)
  return displaced ? { ...next, stock: [...next.stock, there] } : next
}

function withHall(plan: Plan, hall: Hall, piece: Piece | null): Plan {
  const halls = plan.halls[hall.city] ?? []
  return { ...plan, halls: { ...plan.halls, [hall.city]: halls.with(hall.hall - 1, piece) } }
}

function withoutStock(plan: Plan, piece: Piece): Plan {
  const index = plan.stock.indexOf(piece)
  return index < 0 ? plan : { ...plan, stock: plan.stock.toSpliced(index, 1) }
}

/** The halls whose content is not as it was. */
export function changesOf(plan: Plan, before: Plan): Change[] {
  return hallsOf(plan)
    .filter((hall) => pieceAt(plan, hall) !== pieceAt(before, hall))
    .map((hall) => ({ hall, piece: pieceAt(plan, hall) }))
}

/** One hall as it was: its piece comes back from wherever the plan has it, what is in it goes to the stock. */
export function takenBack(plan: Plan, before: Plan, hall: Hall): Plan {
  const now = pieceAt(plan, hall)
  const was = pieceAt(before, hall)
  const next = now ? moved(plan, now, hall, 'stock', false) : plan
  if (!was) return next
  if (next.stock.includes(was)) return moved(next, was, 'stock', hall, false)
  const from = changesOf(next, before).find((change) => change.piece === was)?.hall
  return from ? moved(next, was, from, hall, false) : next
}

/** The move that makes the plan real: only the houses that change. */
export function spelled(plan: Plan, before: Plan): string {
  const houses: Houses = {}
  for (const [city, halls] of Object.entries(plan.halls) as [City, (Piece | null)[]][])
    if (halls.some((piece, index) => piece !== before.halls[city]?.[index])) houses[city] = halls
  return spellProgramme(houses)
}

/** The plan that a written programme makes; what is left over is stock. */
export function planFromMove(move: string, before: Plan): Plan {
  const halls: Houses = { ...before.halls, ...readProgramme(move) }
  const left = [...Object.values(before.halls).flat(), ...before.stock]
  for (const piece of Object.values(halls).flat()) {
    const index = left.indexOf(piece)
    if (piece && index >= 0) left.splice(index, 1)
  }
  return { halls, stock: left.filter((piece) => piece !== null) }
}

/** A drop that could be made: the plan it leads to, and the move that says it. */
export interface Drop {
  to: Place
  plan: Plan
  move: string
}

/** Everything that can be tried with the piece in hand; a full hall is tried by swapping first. */
export function dropsOf(plan: Plan, before: Plan, piece: Piece, from: Place): Drop[] {
  const tries = (to: Place): boolean[] =>
    from !== 'stock' && to !== 'stock' && pieceAt(plan, to) ? [true, false] : [false]
  return [...hallsOf(plan), 'stock' as const]
    .filter((to) => !samePlace(to, from) && (to === 'stock' || pieceAt(plan, to) !== piece))
    .flatMap((to) =>
      tries(to).map((swap) => {
        const next = moved(plan, piece, from, to, swap)
        return { to, plan: next, move: spelled(next, before) }
      }),
    )
}
