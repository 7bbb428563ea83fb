/**
 * Who has never played gets a first game with the prompter: a real game against novices. What this browser remembers:
 * the games that were finished here, and for each guided game its table and what the prompter has said there.
 */
import { byGame } from '../game/folders'
import { session } from '../shell/session.svelte'
import { openTable } from './openTable'

const STORED = 'operahouse-first-games'
/** After so many finished games somebody is no longer new. */
const NEW = 3
/** So many finished games are remembered for each game. */
const MOST = 10
const NOVICES = ['you', 'novice', 'novice']
/** Where a game says what is agreed on for a first one, such as fewer rounds. */
const GAMES = byGame(import.meta.glob<{ options: string[] }>('../*/firstGame.ts'))

interface Guided {
  table: string
  link: string
  /** The kinds of questions that the prompter has explained. */
  told: string[]
  /** The prompter is no longer wanted. */
  quiet: boolean
}

interface Kept {
  /** Finished tables, by game. */
  finished: Record<string, string[]>
  guided: Record<string, Guided>
}

export class FirstGames {
  #kept: Kept = $state.raw({
    finished: {},
    guided: {},
    ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Kept>),
  })

  /** Whether a first game is on offer: none of this kind was ever finished here. */
  isOffered(game: string): boolean {
    return this.#finishedOf(game).length === 0
  }

  /** Whoever has finished only a few games, of any kind. */
  get isNew(): boolean {
    return Object.values(this.#kept.finished).flat().length < NEW
  }

  /** The link of a guided game that has begun and can be gone on with. */
  linkOf(game: string): string {
    return this.#kept.guided[game]?.link ?? ''
  }

  /** Open a table for a first game; returns its link. */
  async begin(game: string): Promise<string> {
    await session.ensurePerson()
    const options = (await GAMES[game]?.())?.options ?? []
    const { id, link } = await openTable({ game, players: NOVICES.length, seats: NOVICES, options })
    this.#guide(game, { table: id, link, told: [], quiet: false })
    return link
  }

  /** Whether the prompter helps at this table. */
  isGuided(game: string, table: string): boolean {
    const guided = this.#kept.guided[game]
    return guided?.table === table && !guided.quiet
  }

  hasTold(game: string, topic: string): boolean {
    return this.#kept.guided[game]?.told.includes(topic) ?? false
  }

  tell(game: string, topic: string): void {
    const guided = this.#kept.guided[game]
    if (guided && !guided.told.includes(topic)) this.#guide(game, { ...guided, told: [...guided.told, topic] })
  }

  /** The prompter says nothing more in this game. */
  hush(game: string): void {
    const guided = this.#kept.guided[game]
    if (guided) this.#guide(game, { ...guided, quiet: true })
  }

  /** A guided game whose table is gone, or that was given up, is begun anew. */
  forget(game: string, table = this.#kept.guided[game]?.table): void {
    const { [game]: forgotten, ...guided } = this.#kept.guided
    if (forgotten?.table === table) this.#keep({ ...this.#kept, guided })
  }

  /** A game was played to its end here. */
  finish(game: string, table: string): void {
    const before = this.#finishedOf(game)
    if (before.includes(table)) return
    const finished = { ...this.#kept.finished, [game]: [...before, table].slice(-MOST) }
    this.#keep({ ...this.#kept, finished })
  }

  #finishedOf(game: string): string[] {
    return this.#kept.finished[game] ?? []
  }

  #guide(game: string, guided: Guided): void {
    this.#keep({ ...this.#kept, guided: { ...this.#kept.guided, [game]: guided } })
  }

  #keep(kept: Kept): void {
    this.#kept = kept
    localStorage.setItem(STORED, JSON.stringify(kept))
  }
}

export const firstGames = new FirstGames()
