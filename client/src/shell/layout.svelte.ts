import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { layoutOf, type Layout as Name, type Size } from '../game/space'

/** How wide a drawer is: log and chat, the coach, the moves of a replay. */
const DRAWER = 360
/** From this width on a drawer stands beside the table, which is shown smaller; else it covers a part of it. */
const ROOM_FOR_BOTH = 1280

/** How a table is laid out in this window. */
class Layout {
  readonly window: Size = $derived({ width: innerWidth.current ?? 0, height: innerHeight.current ?? 0 })
  readonly now: Name = $derived(layoutOf(this.window))
  readonly drawersStandBeside: boolean = $derived(this.now === 'desktop' && this.window.width >= ROOM_FOR_BOTH)

  /** What is left for a table: with a drawer open, and with a bar of some height below it. */
  spaceFor(drawer: boolean, bar = 0): Size {
    const { width, height } = this.window
    return { width: drawer && this.drawersStandBeside ? width - DRAWER : width, height: height - bar }
  }
}

export const layout = new Layout()
