/** The roofs, one hand for each city. A shape is a path and the letter of its colour among those of the city. */

import type { City } from './words'

export interface Shape {
  path: string
  paint: string
  /** A line of this thickness rather than a surface. */
  line?: number
}

const EAVES = 46
const WING_EAVES = 62

export function mainRoof(city: City, x: number, width: number): Shape[] {
  const shapes = ROOFS[city](x, width, x + width / 2)
  return [...shapes, { path: box(x - 3, EAVES, width + 6, 5), paint: 'c' }]
}

export function wingRoof(city: City, x: number, width: number): Shape[] {
  const cornice = { path: box(x, WING_EAVES, width + 3, 4.5), paint: 'c' }
  if (city === 'venezia') return [{ path: merlons(x, WING_EAVES, width, 12.5, 5), paint: 'c' }, cornice]
  return [
    { path: `M${x} ${WING_EAVES}v-13h${width - 12}l10 13Z`, paint: WING_SLOPES[city] },
    { path: balusters(x + 2, x + width, WING_EAVES, 6, 1.8, 5), paint: 'c' },
    { path: box(x, WING_EAVES - 6.5, width + 2, 2.2), paint: 'c' },
    cornice,
  ]
}

const WING_SLOPES: Record<Exclude<City, 'venezia'>, string> = {
  wien: 'r',
  berlin: 'r',
  london: 'b',
  paris: 'r',
  milano: 'b',
}

const ROOFS: Record<City, (x: number, width: number, middle: number) => Shape[]> = {
  venezia: (x, width, m) => [
    { path: merlons(x, EAVES, width, (width - 7) / 7, 6), paint: 'c' },
    { path: `M${m - 15} 46v-9c0-9 11-9 15-22 4 13 15 13 15 22v9Z`, paint: 'c' },
    { path: `M${m - 11} 46v-8c0-6 8-7 11-15 3 8 11 9 11 15v8Z`, paint: 'a' },
    { path: disc(m, 36, 4), paint: 'c' },
    { path: disc(m, 36, 2.6), paint: 'lit' },
    { path: `M${m - 0.7} 8h1.4v8h-1.4Z`, paint: 'gold' },
  ],
  wien: (x, width, m) => {
    const half = width * 0.4
    return [
      { path: `M${m - half} 46v-12c0-18 ${half * 0.45} -24 ${half} -24s${half} 6 ${half} 24v12Z`, paint: 'r' },
      {
        path: `M${m} 10v36M${m - half * 0.4} 13V46M${m + half * 0.4} 13V46M${m - half * 0.75} 22V46M${m + half * 0.75} 22V46`,
        paint: 's',
        line: 1.3,
      },
      { path: box(m - width * 0.22, 7.5, width * 0.44, 3.5), paint: 'c' },
      { path: balusters(x + 3, x + width, EAVES, 5, 1.6, 6), paint: 'c' },
      { path: box(x, 38, width, 2.4), paint: 'c' },
    ]
  },
  berlin: (x, width, m) => [
    ...pediment(x, width, m, 12),
    { path: `M${m - 2.5} 13l.8-8 1.7-2.5 1.7 2.5.8 8Z`, paint: 'g' },
  ],
  london: (x, width, m) => pediment(x, width, m, 18, 'b'),
  paris: (x, width, m) => [
    { path: `M${m - 44} 38 ${m} 10 ${m + 44} 38Z`, paint: 's' },
    { path: `M${m - 34} 38c0-20 13.6-27 34-27s34 7 34 27Z`, paint: 'r' },
    { path: `M${m} 11v27M${m - 17} 15V38M${m + 17} 15V38`, paint: 's', line: 1.3 },
    { path: box(m - 6, 7, 12, 4.5), paint: 'c' },
    { path: `M${m - 6} 7c0-4 3-6.5 6-6.5s6 2.5 6 6.5Z`, paint: 'g' },
    { path: box(x + 2, 37, width - 4, 9), paint: 'c' },
    { path: box(x, 35, width, 2.4), paint: 'g' },
    ...muse(x),
    ...muse(x + width - 24),
  ],
  milano: (x, width, m) => [
    { path: box(x + 6, 37, width - 12, 9), paint: 'b' },
    { path: box(x + 4, 35, width - 8, 2.6), paint: 'c' },
    { path: `M${m - 44} 35 ${m} 17 ${m + 44} 35Z`, paint: 'c' },
    { path: `M${m - 34} 33 ${m} 21 ${m + 34} 33Z`, paint: 'b' },
    { path: disc(m, 28.5, 3), paint: 'g' },
  ],
}

/** A temple front before a low roof. */
function pediment(x: number, width: number, m: number, peak: number, slope = 'r'): Shape[] {
  const half = width * 0.44
  return [
    { path: `M${x + 4} 46l6-12h${width - 20}l6 12Z`, paint: slope },
    { path: `M${m - half} 46 ${m} ${peak} ${m + half} 46Z`, paint: 'c' },
    { path: `M${m - half + 13} 43 ${m} ${peak + 7} ${m + half - 13} 43Z`, paint: 'b' },
    { path: disc(m, peak + (46 - peak) * 0.64, 4.5), paint: 'g' },
  ]
}

/** A gilded muse on her pedestal, at a corner of the roof. */
function muse(x: number): Shape[] {
  const m = x + 12
  return [
    { path: `M${x} 36h24c-2-6-6-8-12-8s-10 2-12 8Z`, paint: 'c' },
    {
      path: `M${m - 2} 29l.8-7 1.2-2.2 1.2 2.2.8 7Z${disc(m, 18, 2)}M${m - 1} 22.5l-6-5 1 4.5 3.5 2.5ZM${m + 1} 22.5l6-5-1 4.5-3.5 2.5Z`,
      paint: 'g',
    },
  ]
}

function merlons(x: number, foot: number, width: number, step: number, tall: number): string {
  const small = tall === 5
  const one = small ? 'v-5l2-2 1.5-5 1.5 5 2 2v5Z' : 'v-6l2-2.5 1.5-6 1.5 6 2 2.5v6Z'
  let path = ''
  for (let at = x; at <= x + width - 6.9; at += step) path += `M${Math.round(at * 100) / 100} ${foot}${one}`
  return path
}

function balusters(from: number, to: number, foot: number, step: number, thick: number, tall: number): string {
  let path = ''
  for (let at = from; at < to - 2; at += step) path += `M${at} ${foot}v-${tall}h${thick}v${tall}Z`
  return path
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
}
