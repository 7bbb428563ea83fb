/** What a learner has answered so far, and what of it stays when somebody goes back. */
import type { LessonStage } from '../../api/types'

/** The answer to a step that asks for no move. */
export const NEXT = 'next'

export interface Given {
  answer: string
  /** The step it was given in. */
  step: number
}

/** The answers before the beginning of this step, or of the one before where nothing was answered in this one. */
export function before(given: readonly Given[], stage: Pick<LessonStage, 'step' | 'part' | 'done'>): Given[] {
  const target = stage.done || stage.part > 0 ? stage.step : stage.step - 1
  return given.filter(({ step }) => step < target)
}
