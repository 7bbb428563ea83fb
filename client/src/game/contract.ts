/**
 * The contract between the shell and the table of a game. Each game's module default-exports a Svelte component
 * with these props; the shell knows nothing else about it, and the table knows nothing of the network.
 */
import type { Snippet } from 'svelte'
import type { Advice, AnyGame, ErrorInfo, GameTypes, Item, Preview, Snapshot } from '../api/types'
import type { Say } from '../texts/context'
import type { GameScene } from '../scenes/contract'
import type { Picker } from './picker.svelte'
import type { Layout, Size } from './space'

export type { Advice, AnyGame, GameEvent, GameTypes, Item, Json, Option, Preview, Snapshot } from '../api/types'
export { eventsOf } from '../api/types'
export type { Say } from '../texts/context'

/** What became of a move that was picked. */
export type PickResult =
  /** It was made: `number` is the number of the log item that tells of it. */
  | { outcome: 'accepted'; number: number }
  /** The rules, or the table, said no. The shell shows why. */
  | { outcome: 'refused'; error: ErrorInfo }
  /** It was never sent: the player changed their mind, or another move was already on its way. */
  | { outcome: 'cancelled' }
  /** The table was left before an answer came. */
  | { outcome: 'lost' }

export const CANCELLED: PickResult = { outcome: 'cancelled' }

export interface TableSettings {
  /** How long things take from where they were to where they are: see `milliseconds` below. */
  speed: 'slow' | 'normal' | 'fast' | 'off'
  theme: 'evening' | 'matinee'
  layout: Layout
  /** What is left for the table where the shell shows something beside, above or below it; else the whole window. */
  space?: Size
}

export interface GameTable<Game extends GameTypes = AnyGame> {
  /** The table now. It already contains what `items` tell of. */
  snapshot: Snapshot<Game>
  components: Game['Components']
  /**
   * New since the last change of `snapshot`, to be animated one event after another; empty after a reload and when the
   * replay steps backwards. The shell waits `milliseconds(speed)` for every event (at most eight) before the next
   * change, and a game is over only when its last events have been shown.
   */
  items: Item<Game>[]
  /** Everything that has happened so far, these items among it. */
  told?: Item<Game>[]
  say: Say
  /**
   * Picks one of snapshot.options, or a composed move such as a programme. The shell sends it, over as many breaks of the
   * connection as there may be, and shows a refusal. Absent where nothing can be picked, as in a replay.
   */
  picker?: Pick<Picker, 'pick' | 'locked' | 'sending'>
  /** What each of these moves would bring, without making it. */
  preview: (moves: string[]) => Promise<Preview<Game>[]>
  /** What the coach would do, the very best first; rejects where it is not allowed, and is not there in lessons. */
  advise?: () => Promise<Advice[]>
  /** The regions (`data-light`) that a lesson speaks of just now: where not all is in sight, the first is shown. */
  light?: readonly string[]
  /** A move that the coach suggests: lay it out as if it had been chosen, for a yes or a no, but do not make it. */
  suggested?: { move: string }
  /** The log line tapped: show it on the board. */
  focusItem?: Item<Game>
  /** A scene that is shown now, before anything else: nothing is asked until it's left. */
  staged?: GameScene<Game>
  settings: TableSettings
  /** The shell's log, for a pane of the phone's layout; on a desktop the shell shows it itself. */
  log?: Snippet
}

/** Of the time that an event has, things move for this part: they have landed before the next change is drawn. */
const MOVING = 0.8

/** How long things move that have so much time. */
export function movement(time: number): number {
  return Math.round(time * MOVING)
}

/** The time that one event has. */
export function milliseconds(speed: TableSettings['speed']): number {
  return { slow: 700, normal: 350, fast: 150, off: 0 }[speed]
}

/** An answer in the action bar. */
export interface Answer {
  move: string
  label: string
  /** What is seen in place of the label, where a drawing beside it says the rest. */
  short?: string
  /** A few words under the label. */
  note?: string
  chips?: ChipValue[]
  /** A word between the chips, where only one of them is given. */
  between?: string
  /** Why it is not possible, in words; it is shown but cannot be picked. */
  reason?: string
  /** Lit in gold unless it ends or passes (`end`), or is the one that says yes (`yes`). */
  kind?: 'lit' | 'end' | 'yes'
  /** Whether it is the one of several that waits for a yes. */
  selected?: boolean
  /** It's shown, but there is nothing to say yes to yet. */
  waits?: boolean
}

export interface ChipValue {
  of: 'ducats' | 'points' | 'budget'
  value: number
  /** With a sign, for a price or a gain, unless it says what is there. */
  change?: boolean
}
