/** Where everything of a cut-away opera house is drawn: one module a hall, side by side, wings to the right. */

import type { City } from './words'

/** How far the ground is below the top of the drawing; the plinth with the name comes below it. */
export const GROUND = 154
const LEFT = 6
const GREAT = 92
const MODULE = 52

export interface HallPlace {
  /** Counted from 1. */
  hall: number
  great: boolean
  wing: boolean
  frame: string
  opening: { x: number; y: number; width: number; height: number }
  arch: string
  piece: { x: number; y: number; width: number; height: number }
  windows: string[]
  sills: { x: number; y: number }[]
  middle: number
}

export interface HousePlan {
  width: number
  main: { x: number; width: number }
  wings: { x: number; width: number }[]
  halls: HallPlace[]
}

/** The sizes of a city's parts come from the box: how many halls a main building and a wing of it have. */
export function planHouse(mainHalls: number, wingHalls: number, wings: number): HousePlan {
  const main = { x: LEFT, width: GREAT + MODULE * (mainHalls - 1) }
  const halls = [greatHall(), ...Array.from({ length: mainHalls - 1 }, (_, i) => mainHall(i + 2))]
  const built: HousePlan['wings'] = []
  let x = main.x + main.width
  for (let wing = 0; wing < wings; wing++) {
    const width = MODULE * wingHalls + 5
    built.push({ x, width })
    for (let i = 0; i < wingHalls; i++) halls.push(wingHall(halls.length + 1, x + MODULE * i))
    x += width
  }
  return { width: x + LEFT, main, wings: built, halls }
}

function greatHall(): HallPlace {
  const opening = { x: 19, y: 66, width: 66, height: GROUND - 66 }
  return {
    hall: 1,
    great: true,
    wing: false,
    frame: archPath(14, 90, 38, 29),
    opening,
    arch: archPath(19, 90, 33, 24),
    piece: { x: 25, y: 85, width: 54, height: 64 },
    windows: [],
    sills: [],
    middle: 52,
  }
}

function mainHall(hall: number): HallPlace {
  const x = 95 + MODULE * (hall - 2)
  const windows = [x + 9, x + 28]
  return {
    ...smallHall(hall, x),
    wing: false,
    windows: windows.map((left) => `M${left} 85V71.5A5.5 5.5 0 0 1 ${left + 11} 71.5V85Z`),
    sills: windows.map((left) => ({ x: left - 1.5, y: 85 })),
  }
}

function wingHall(hall: number, start: number): HallPlace {
  return {
    ...smallHall(hall, start + 3),
    wing: true,
    windows: [start + 13, start + 31].map((left) => `M${left} 88V80A5 5 0 0 1 ${left + 10} 80V88Z`),
    sills: [],
  }
}

function smallHall(hall: number, x: number): Omit<HallPlace, 'wing' | 'windows' | 'sills'> {
  return {
    hall,
    great: false,
    frame: archPath(x, 114, 24, 19),
    opening: { x: x + 3, y: 98, width: 42, height: GROUND - 98 },
    arch: archPath(x + 3, 114, 21, 16),
    piece: { x: x + 7, y: 111, width: 34, height: 40 },
    middle: x + 24,
  }
}

function archPath(x: number, spring: number, rx: number, ry: number): string {
  return `M${x} ${GROUND}V${spring}A${rx} ${ry} 0 0 1 ${x + 2 * rx} ${spring}V${GROUND}Z`
}

interface Drapery {
  sides: string
  valance: string
  folds: string
}

/** The drapery of an opening, drawn back while something plays. */
export function drapery({ x, y, width, height }: HallPlace['opening']): Drapery {
  const right = x + width
  const foot = y + height
  const at = (share: number): [number, number] => [round(x + width * share), round(right - width * share)]
  const [hem, hemRight] = at(0.13)
  const [waist, waistRight] = at(0.065)
  const [knee, kneeRight] = at(0.195)
  const [top, topRight] = at(0.247)
  const [fold, foldRight] = at(0.0715)
  const low = round(y + height * 0.7)
  const high = round(y + height * 0.5)
  const sides =
    `M${x} ${y}V${foot}H${hem}C${waist} ${low} ${knee} ${high} ${top} ${y}Z` +
    `M${right} ${y}V${foot}H${hemRight}C${waistRight} ${low} ${kneeRight} ${high} ${topRight} ${y}Z`
  const head = round(y + height * 0.2)
  return {
    sides,
    valance: valance(x, y, width, height),
    folds: `M${fold} ${head}V${foot}M${foldRight} ${head}V${foot}`,
  }
}

function valance(x: number, y: number, width: number, height: number): string {
  const swags = width > 50 ? 4 : 3
  const edge = round(y + (width > 50 ? height * 0.1125 : height * 0.1275))
  const dip = round(edge + height * (width > 50 ? 0.105 : 0.119))
  const step = width / swags
  let path = `M${x} ${y}V${edge}`
  for (let i = 0; i < swags; i++) path += `Q${round(x + step * (i + 0.5))} ${dip} ${round(x + step * (i + 1))} ${edge}`
  return `${path}V${y}Z`
}

/** The folds of a closed curtain. */
export function curtainFolds({ x, y, width, height }: HallPlace['opening']): string {
  const folds = width > 50 ? 6 : 4
  const foot = y + height - 3
  return Array.from({ length: folds }, (_, i) => `M${round(x + (width / (folds + 1)) * (i + 1))} ${y}V${foot}`).join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** The first two letters of a city name its colours. */
export function paint(city: City, part: string): string {
  return `var(--${city.slice(0, 2)}-${part})`
}
