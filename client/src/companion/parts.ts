/** What the companion needs of a game: how its box is drawn and named, and what its moves and events say. */
import { api } from '../api/http'
import type { Components } from '../api/types'
import { loadTelling, type MakeTelling } from '../game/telling'
import { loadWording, type MakeWording } from '../game/wording'
import { i18n } from '../texts/i18n.svelte'
import { loadTasks, type TaskWords } from './onTheTable'
import { loadSealed } from './sealed'
import { loadTokens, type Tokens } from './tokens'

export interface CompanionParts {
  game: string
  components: Components
  tokens: Tokens
  tasks: TaskWords
  /** How secret bids are asked for, at a table and without one. */
  bids: Awaited<ReturnType<typeof loadSealed>>
  wording: MakeWording
  telling: MakeTelling
}

export async function loadCompanionParts(game: string): Promise<CompanionParts> {
  const [components, tokens, tasks, bids, wording, telling] = await Promise.all([
    api.components(game),
    loadTokens(game),
    loadTasks(game),
    loadSealed(game),
    loadWording(game),
    loadTelling(game),
    i18n.load('companion'),
  ])
  return { game, components, tokens, tasks, bids, wording, telling }
}
