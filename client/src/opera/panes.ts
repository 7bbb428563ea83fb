/** The panes of the phone, and which one a question needs. */

import { readMove } from './moves'
import type { Asks } from './view'

export const PANES = ['stage', 'ladder', 'houses', 'players', 'log'] as const
export type Pane = (typeof PANES)[number]

const BY_QUESTION: Record<string, Pane> = {
  bid: 'stage',
  hire: 'stage',
  buy: 'ladder',
  programme: 'houses',
  build: 'houses',
  sell: 'houses',
  move: 'stage',
  critique: 'ladder',
  claim: 'stage',
}

/** The pane for the role that is about to be hired: where it will ask. */
const BY_ROLE = {
  impresario: 'ladder',
  architetto: 'houses',
  signora: 'houses',
  maestro: 'stage',
  critico: 'ladder',
  esperto: 'stage',
} as const

/** Where the regions are that a lesson speaks of. */
const BY_REGION: Record<string, Pane> = {
  stage: 'stage',
  ladder: 'ladder',
  palazzo: 'ladder',
  houses: 'houses',
  screen: 'houses',
  roles: 'players',
  opponents: 'players',
}

/** The pane that shows the first of these regions; null where any pane will do. */
export function paneOfRegions(regions: readonly string[]): Pane | null {
  return regions.map((region) => BY_REGION[region]).find(Boolean) ?? null
}

/** Where an event of this kind can be seen. */
export function paneOfEvent(kind: string): Pane {
  if (kind === 'fame' || kind === 'bought' || kind === 'offer' || kind === 'palazzo' || kind === 'sold') return 'ladder'
  return kind === 'hired' || kind === 'points' || kind === 'ended' ? 'players' : 'stage'
}

/** Null where nothing is asked: whoever waits may look where they like. */
export function paneFor({ question }: Pick<Asks, 'question'>, mine: boolean, chosen: string | null): Pane | null {
  if (!mine) return null
  const move = chosen ? readMove(chosen) : null
  if (move?.verb === 'hire') return BY_ROLE[move.role]
  return BY_QUESTION[question] ?? null
}
