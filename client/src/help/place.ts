/** Where a card stands beside what it explains: above it if there is room, else below, and never outside the window. */

export interface Place {
  left: number
  top: number
  /** Where the card points, from its left edge. */
  arrow: number
  below: boolean
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** From where to where a card may stand. */
export interface Space {
  left: number
  right: number
  height: number
}

/** Between the card and what it explains, and between the card and the edge of the window. */
const GAP = 12
const EDGE = 8
/** The tip keeps away from the corners. */
const CORNER = 16

export function placeBeside(thing: Box, card: Pick<Box, 'width' | 'height'>, space: Space = spaceLeft()): Place {
  const middle = thing.left + thing.width / 2
  const left = clamp(middle - card.width / 2, space.left + EDGE, space.right - card.width - EDGE)
  const above = thing.top - card.height - GAP
  const under = thing.top + thing.height + GAP
  const below = above < EDGE && under + card.height <= space.height - EDGE
  const top = clamp(below ? under : above, EDGE, space.height - card.height - EDGE)
  return { left, top, arrow: clamp(middle - left, CORNER, card.width - CORNER), below }
}

/** The window without the card of the question, where that is open at a side. */
function spaceLeft(): Space {
  const help = document.querySelector('[data-help]')
  const box = help?.getBoundingClientRect()
  const beside = box && box.width < innerWidth / 2
  return {
    left: beside && help?.getAttribute('data-help') === 'left' ? box.right : 0,
    right: beside && help?.getAttribute('data-help') === 'right' ? box.left : innerWidth,
    height: innerHeight,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
