/** Sealed answers: what a seat can choose in secret, as rows under a curtain. Each game makes its own from the snapshot. */
import type { AnyGame, GameTypes, Snapshot } from '../api/types'
import { byGame } from '../game/folders'
import type { Say } from '../texts/context'

export interface SealedRow {
  /** The move. */
  id: string
  /** A figure that stands out: where it leads. */
  figure: number | null
  label: string
  /** What is left then. */
  note: string
  /** Who stands there already. */
  seats: readonly string[]
}

export interface SealedQuestion {
  rows: SealedRow[]
  /** What the seat has, which only it may see. */
  own: string
}

type Make<Game extends GameTypes = AnyGame> = (
  say: Say,
  snapshot: Snapshot<Game>,
  components: Game['Components'],
) => SealedQuestion | null
export type MakeSealed<Game extends GameTypes> = Make<Game>

/** The same without a table: any number may be bid. */
type MakePlain<Game extends GameTypes = AnyGame> = (say: Say, components: Game['Components']) => SealedQuestion
export type MakePlainBids<Game extends GameTypes> = MakePlain<Game>

interface Module {
  sealed: Make
  plainBids: MakePlain
}

const GAMES = byGame(import.meta.glob<Module>('../*/companion/sealed.ts'))
const NONE: Module = { sealed: () => null, plainBids: () => ({ rows: [], own: '' }) }

export const hasSealedBids = (game: string): boolean => game in GAMES

export async function loadSealed(game: string): Promise<Module> {
  return (await GAMES[game]?.()) ?? NONE
}

/** The row that a thumb reaches which has moved so far from where it took hold. */
export function rowAt(rows: number, from: number, moved: number, step: number): number {
  return Math.max(0, Math.min(rows - 1, from + Math.round(moved / step)))
}
