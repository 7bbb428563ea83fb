import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import type { GameTable, GameTypes } from './contract'
import { spaceFor, type Space } from './space'

/** Clocks have a line of their own above the table. */
const CLOCKS = 26

/** The space that a table has just now. */
export function spaceOfTable<Game extends GameTypes>({ settings, snapshot }: GameTable<Game>): Space {
  const { width, height } = settings.space ?? { width: innerWidth.current ?? 0, height: innerHeight.current ?? 0 }
  return spaceFor(settings.layout, { width, height: height - (snapshot.clocks ? CLOCKS : 0) })
}
