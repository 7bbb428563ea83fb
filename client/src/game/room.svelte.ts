import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import type { GameTable, GameTypes } from './contract'
import { roomOf, type Room } from './room'

/** Clocks have a line of their own above the table. */
const CLOCKS = 26

/** The room that a table has just now. */
export function roomOfTable<Game extends GameTypes>({ settings, snapshot }: GameTable<Game>): Room {
  const { width, height } = settings.space ?? { width: innerWidth.current ?? 0, height: innerHeight.current ?? 0 }
  return roomOf(settings.layout, { width, height: height - (snapshot.clocks ? CLOCKS : 0) })
}
