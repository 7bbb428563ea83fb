/** The figures of a profile, as they are drawn. */
import type { GameProfile, RatingPoint } from '../../api/types'

/** A line with the band around it, in a box of this width and height. */
export interface DrawnCourse {
  game: string
  line: string
  band: string
  marks: { x: number; y: number }[]
  end: { x: number; y: number }
}

export interface Axis {
  low: number
  high: number
  ticks: number[]
}

const STEP = 100

/** Round figures around everything that is drawn. */
export function axisOf(courses: readonly RatingPoint[][]): Axis {
  const points = courses.flat()
  const low = Math.floor(Math.min(...points.map((point) => point.value - point.margin)) / STEP) * STEP
  const high = Math.ceil(Math.max(...points.map((point) => point.value + point.margin)) / STEP) * STEP
  const step = STEP * Math.ceil((high - low) / STEP / 6)
  const ticks = []
  for (let tick = low; tick <= high; tick += step) ticks.push(tick)
  return { low, high, ticks }
}

/** Each game's course, over the same time and on the same scale. Points at the same moment stand side by side. */
export function drawCourses(games: readonly GameProfile[], axis: Axis, width: number, height: number): DrawnCourse[] {
  const times = games.flatMap((game) => game.course.map((point) => point.at))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const x = (at: number): number => (last > first ? ((at - first) / (last - first)) * width : width / 2)
  const y = (value: number): number => height - ((value - axis.low) / (axis.high - axis.low)) * height
  return games.map(({ game, course }) => {
    const marks = course.map((point) => ({ x: x(point.at), y: y(point.value) }))
    const above = course.map((point) => `${round(x(point.at))},${round(y(point.value + point.margin))}`)
    const below = course.map((point) => `${round(x(point.at))},${round(y(point.value - point.margin))}`)
    return {
      game,
      line: marks.map((mark) => `${round(mark.x)},${round(mark.y)}`).join(' '),
      band: [...above, ...below.reverse()].join(' '),
      marks,
      end: marks.at(-1) ?? { x: 0, y: 0 },
    }
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Whole percent. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

/** What the others are beaten by, for each source; and the largest of them, for the scale. */
export function differences(profile: GameProfile): { source: string; own: number; others: number; by: number }[] {
  return profile.sources.map((each) => ({ ...each, by: each.own - each.others }))
}
