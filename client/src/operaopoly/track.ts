/** Whose turn it is, who comes next, and when a last performance is scored. */
import { HOUSES, fromTurn, type View } from './view'

export interface Stop {
  kind: 'now' | 'later' | 'lamp'
  seat: string
}

/** Once around the table; a last performance stands before the turn of its starter. */
export function stops(view: View): Stop[] {
  if (view.phase === 'over') return []
  const starters = new Set(HOUSES.map((house) => view.houses[house].starter))
  const [now, ...later] = fromTurn(view)
  const row: Stop[] = now ? [{ kind: 'now', seat: now }] : []
  for (const seat of later) {
    if (starters.has(seat)) row.push({ kind: 'lamp', seat })
    else row.push({ kind: 'later', seat })
  }
  if (now && starters.has(now)) row.push({ kind: 'lamp', seat: now })
  return row
}

/** The same where there is little room: who is next, and the first last performance. */
export function nextStops(row: readonly Stop[]): Stop[] {
  const lamp = row.find((stop) => stop.kind === 'lamp')
  const [now, ...later] = row.filter((stop) => stop.kind === 'now' || stop.kind === 'later')
  const before = later.filter((stop) => !lamp || row.indexOf(stop) < row.indexOf(lamp)).slice(0, lamp ? 2 : 4)
  return [...(now ? [now] : []), ...before, ...(lamp ? [lamp] : [])]
}
