/** The end of a game on stage: a great hall for each seat, and the race to the last point. */

/** What is stamped before a hall. */
export interface Gain {
  kind: 'fame' | 'century'
  value: number
  label: string
}

export interface Stall {
  seat: string
  name: string
  bot: boolean
  /** Its curtain is closed, is about to open, or has opened. */
  state: 'closed' | 'waiting' | 'open'
  won: boolean
  /** 0 until it's known. */
  place: number
  total: number
  /** What is behind the curtain, and by which rules it counts. */
  caption: string
  rules: string[]
  gains: Gain[]
}

export interface Segment {
  key: string
  kind: 'gain' | 'more'
  points: number
  label: string
}

export interface RaceRow {
  seat: string
  name: string
  before: number
  loss: number
  lossRule: string
  segments: Segment[]
  /** How much the curtain that is about to open can bring; 0 where nothing is open. */
  open: number
  total: number
}

/** The winner's hall stands in the middle, the others beside it in the order in which they open. */
export function arranged<Seat>(opening: readonly Seat[]): Seat[] {
  const others = opening.slice(0, -1)
  const middle = Math.floor(opening.length / 2)
  return [...others.slice(0, middle), ...opening.slice(-1), ...others.slice(middle)]
}

/** How many points are to beat behind the next curtain; 0 where its seat is ahead, and once all of them are open. */
export function pointsToBeat(stalls: readonly Stall[]): number {
  const most = (some: readonly Stall[]): number => Math.max(...some.map(({ total }) => total))
  const [next, ...later] = stalls.filter(({ state }) => state !== 'open')
  if (!next) return 0
  if (later.length > 0) return most(stalls)
  const best = most(stalls.filter((stall) => stall !== next))
  return next.total > best ? 0 : best
}

export interface Scale {
  from: number
  to: number
}

/** The part of the track that is shown: a little before the least and after the most. */
export function scaleOf(rows: readonly RaceRow[]): Scale {
  const least = Math.min(...rows.map(({ before, loss }) => before + loss))
  const most = Math.max(...rows.map(({ before, loss, total, open }) => Math.max(before, before + loss, total + open)))
  const room = Math.max(8, most - least)
  return { from: least - Math.round(room * 0.2), to: most + Math.round(room * 0.12) + 1 }
}

/** Where some points lie on the track, in percent. */
export function share(points: number, { from, to }: Scale): number {
  return ((points - from) / (to - from)) * 100
}
