/** The measures of a bound score, at the three sizes it is drawn. */

import type { Piece } from '../words'

export const SIZES = ['s', 'm', 'l'] as const
export type Size = (typeof SIZES)[number]

export interface Binding {
  width: number
  height: number
  round: number
  spine: number
  /** How coarse the pattern of the composer is. */
  weave: number
  label: { x: number; y: number; width: number; height: number; round: number }
  emblem: { x: number; y: number; scale: number } | null
  letters: { x: number; y: number; size: number; face: string; spacing: number }
  crest: { x: number; y: number; scale: number }
}

export const BINDINGS: Record<Size, Binding> = {
  s: {
    width: 20,
    height: 24,
    round: 2,
    spine: 2,
    weave: 0.62,
    label: { x: 3.6, y: 6, width: 14.8, height: 12, round: 1.5 },
    emblem: null,
    letters: { x: 11, y: 15.7, size: 9.8, face: '--text', spacing: -0.2 },
    crest: { x: 5.7, y: 6.7, scale: 0.44 },
  },
  m: {
    width: 34,
    height: 40,
    round: 3,
    spine: 3,
    weave: 0.85,
    label: { x: 6.2, y: 7, width: 24.6, height: 26, round: 2.5 },
    emblem: { x: 12.3, y: 8.6, scale: 0.52 },
    letters: { x: 18.5, y: 31.2, size: 13, face: '--display', spacing: 0 },
    crest: { x: 9.2, y: 10.6, scale: 0.78 },
  },
  l: {
    width: 54,
    height: 64,
    round: 4,
    spine: 5,
    weave: 1.15,
    label: { x: 9.5, y: 9, width: 40, height: 46, round: 4 },
    emblem: { x: 17.5, y: 12.5, scale: 1 },
    letters: { x: 29.5, y: 51.5, size: 17, face: '--display', spacing: 0 },
    crest: { x: 14.5, y: 16.5, scale: 1.25 },
  },
}

/** Where the drawing of a piece is found; the house piece is drawn in its owner's colour. */
export function drawingOf(piece: Piece, seat: string, size: Size): string {
  return piece === 'house' ? `#op-piece-house-${seat}-${size}` : `#op-piece-${piece}-${size}`
}
