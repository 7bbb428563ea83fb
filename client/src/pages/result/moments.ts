/** Where in the course of a game a move was made. */
import type { Course } from './outcome'

/** The round in which a move was made, the first of a game being told by nobody; 0 for games without rounds. */
export function roundOf(course: Course, place: number): number {
  if (course.rounds.length === 0) return 0
  const begun = course.rounds.filter(({ at }) => at < place)
  return begun.at(-1)?.round ?? Math.max(1, course.rounds[0]!.round - 1)
}
