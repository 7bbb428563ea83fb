import type { Component } from 'svelte'
import { i18n } from '../texts/i18n.svelte'
import type { GameTable } from './contract'
import { byGame } from './folders'

/**
 * The drawn tables. Each is a chunk of its own, loaded when it's needed. Here a game's own types begin: a table gets
 * what the server sends about its game, so its props have the types that the server declares for that game.
 */
const DRAWN = byGame(import.meta.glob<{ default: Component<GameTable> }>('../*/Table.svelte'))

/** The table of a game with its texts; a game nobody has drawn yet is played at the plain one. */
export async function loadTable(game: string): Promise<Component<GameTable>> {
  const load = DRAWN[game] ?? (() => import('./PlainTable.svelte'))
  const [table] = await Promise.all([load(), i18n.load(game), i18n.load(`${game}table`)])
  return table.default
}
