/** The space that a table has: which of its drawings suits it, and how much larger or smaller that one is shown. */

/** The drawings of a table. Each is a set of measures in its style sheet, under a class of this name. */
export type Drawing = 'tall' | 'low' | 'lowest' | 'lying' | 'upright' | 'phone'

/** How a table is laid out: by the shape of the window. */
export type Layout = 'desktop' | 'tablet' | 'phone'

export interface Size {
  width: number
  height: number
}

export interface Space extends Size {
  drawing: Drawing
  /** How much larger than drawn it's shown; width and height are in the table's own measure. */
  zoom: number
  /** The height that it's made for: in still less space the page scrolls. */
  least: number
}

/** The size for which each drawing is made, at least. */
const MADE_FOR: Record<Drawing, Size> = {
  tall: { width: 1440, height: 900 },
  low: { width: 1366, height: 768 },
  lowest: { width: 1280, height: 650 },
  lying: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
  phone: { width: 360, height: 0 },
}
/** From the largest on; where several fit, the first is taken. */
const FOR_DESKTOPS: readonly Drawing[] = ['tall', 'low', 'lowest', 'lying']
/** A drawing still suits if it has to be shown this much smaller; words stay larger than 12 px. */
const NEARLY = 0.93
const LEAST = 0.7
const MOST = 2

/** Upright windows are tablets; narrow or very low ones are phones, also by zooming in. */
export function layoutOf({ width, height }: Size): Layout {
  if (width < 768 || height < 480) return 'phone'
  return width < height ? 'tablet' : 'desktop'
}

/** The drawing for a layout in so much space. */
export function spaceFor(layout: Layout, size: Size): Space {
  const drawing = drawingFor(layout, size)
  const largest = layout === 'phone' ? 1 : MOST
  const zoom = Math.floor(100 * Math.max(LEAST, Math.min(largest, fit(drawing, size)))) / 100
  const { height: least } = MADE_FOR[drawing]
  return { drawing, zoom, least, width: size.width / zoom, height: Math.max(least, size.height / zoom) }
}

function drawingFor(layout: Layout, size: Size): Drawing {
  if (layout === 'phone') return 'phone'
  if (layout === 'tablet') return 'upright'
  const largest = Math.max(...FOR_DESKTOPS.map((drawing) => fit(drawing, size)))
  const enough = Math.min(NEARLY, largest)
  return FOR_DESKTOPS.find((drawing) => fit(drawing, size) >= enough) ?? 'lying'
}

function fit(drawing: Drawing, { width, height }: Size): number {
  const made = MADE_FOR[drawing]
  return Math.min(width / made.width, made.height ? height / made.height : 1)
}
