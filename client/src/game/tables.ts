import type { Component } from 'svelte'
import { speaking } from '../texts/language.svelte'
import type { GameTable } from './contract'

type Loader = () => Promise<{ default: Component<GameTable> }>

/** The drawn tables, each a chunk of its own that is fetched when somebody sits down at such a game. */
const DRAWN = import.meta.glob<{ default: Component<GameTable> }>([
  '../opera/OperaTable.svelte',
  '../operaopoly/OperaopolyTable.svelte',
])

function loaderOf(game: string): Loader | undefined {
  const path = Object.keys(DRAWN).find((file) => file.startsWith(`../${game}/`))
  return path ? DRAWN[path] : undefined
}

/** The table of a game with its texts; a game nobody has drawn yet is played at the plain one. */
export async function loadTable(game: string): Promise<Component<GameTable>> {
  const load = loaderOf(game) ?? (() => import('./PlainTable.svelte'))
  const [table] = await Promise.all([load(), speaking.need(game), speaking.need(`${game}table`)])
  return table.default
}
