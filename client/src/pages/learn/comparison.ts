/** Which moves of a comparison are shown first. */
import type { LessonStage } from '../../api/types'

/** With more moves than these only the best and the own are shown until all are asked for. */
const SHOWN = 6
const BEST = 4

type Comparison = NonNullable<LessonStage['comparison']>

/** All of few moves; of many the best ones, and the one that was chosen. */
export function mostTelling({ moves, chosen }: Comparison): Comparison['moves'] {
  return moves.length <= SHOWN ? moves : moves.filter(({ move }, place) => place < BEST || move === chosen)
}
