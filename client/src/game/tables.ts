import type { Component } from 'svelte'
import { i18n } from '../texts/i18n.svelte'
import type { GameTable } from './contract'

type Loader = () => Promise<{ default: Component<GameTable> }>

/** The drawn tables. Each is a chunk of its own, loaded when it's needed. */
const DRAWN: Record<string, Loader> = {
  opera: () => import('../opera/OperaTable.svelte'),
  operaopoly: () => import('../operaopoly/OperaopolyTable.svelte'),
}

/** The table of a game with its texts; a game nobody has drawn yet is played at the plain one. */
export async function loadTable(game: string): Promise<Component<GameTable>> {
  const load = DRAWN[game] ?? (() => import('./PlainTable.svelte'))
  const [table] = await Promise.all([load(), i18n.load(game), i18n.load(`${game}table`)])
  return table.default
}
