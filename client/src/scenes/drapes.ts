/** The curtains before which a scene is played, as paths. Pure functions. */

export interface Fold {
  path: string
  /** Which of the colours of velvet, from 1. */
  colour: number
}

const COLOURS = 6
const FOLDS = 9
/** How far down the curtain is tied, and how wide it is there and at its foot, as parts of the whole. */
const TIED = 0.62
const WAIST = 0.5
const FOOT = 0.74

export interface Leg {
  folds: Fold[]
  edge: string
  tie: string
  tassel: string
  knot: string
}

/** A tied curtain at the left, in a box of this size. */
export function curtainLeg(width: number, height: number): Leg {
  const tie = height * TIED
  const at = (share: number): [number, number, number] => [
    round(width * share),
    round(width * share * WAIST),
    round(width * share * FOOT),
  ]
  const folds = Array.from({ length: FOLDS }, (_, index) => {
    const [left, right] = [at(index / FOLDS), at((index + 1) / FOLDS)]
    return {
      path: `${down(left, tie, height)}L${right[2]} ${height}${up(right, tie, height)}Z`,
      colour: (index % COLOURS) + 1,
    }
  })
  const waist = width * WAIST
  return {
    folds,
    edge: down(at(1), tie, height),
    tie: `M-2 ${round(tie - 14)}Q${round(waist * 0.6)} ${round(tie + 9)} ${round(waist + 3)} ${round(tie - 5)}V${round(tie + 6)}Q${round(waist * 0.6)} ${round(tie + 21)} -2 ${round(tie - 2)}Z`,
    tassel: `M${round(waist * 0.62)} ${round(tie + 12)}l-5 9 3 26h10l3-26-5-9Z`,
    knot: `M${round(waist * 0.62 - 5)} ${round(tie + 21)}h11`,
  }
}

type Widths = [number, number, number]

function down([top, waist, foot]: Widths, tie: number, height: number): string {
  const below = height - tie
  return (
    `M${top} 0C${top} ${round(tie * 0.5)} ${round(waist * 1.2)} ${round(tie * 0.8)} ${waist} ${round(tie)}` +
    `C${round(waist * 1.15)} ${round(tie + below * 0.35)} ${foot} ${round(tie + below * 0.55)} ${foot} ${height}`
  )
}

function up([top, waist, foot]: Widths, tie: number, height: number): string {
  const below = height - tie
  return (
    `C${foot} ${round(tie + below * 0.55)} ${round(waist * 1.15)} ${round(tie + below * 0.35)} ${waist} ${round(tie)}` +
    `C${round(waist * 1.2)} ${round(tie * 0.8)} ${top} ${round(tie * 0.5)} ${top} 0`
  )
}

/** How deep each fold of a swag hangs, as a part of its drop. */
const DEPTHS = [1, 0.8, 0.66, 0.44, 0.3, 0.12]

/** One swag of a valance, as wide as it's told and so many pixels deep. */
export function swag(width: number, drop: number): { folds: Fold[]; hem: string } {
  const folds = DEPTHS.map((depth, index) => {
    const inset = index * width * 0.03
    const path = `M${round(inset)} 0Q${round(width / 2)} ${round(drop * 2 * depth)} ${round(width - inset)} 0Z`
    return { path, colour: (index % COLOURS) + 1 }
  })
  return { folds, hem: `M0 0Q${round(width / 2)} ${drop * 2} ${width} 0` }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
