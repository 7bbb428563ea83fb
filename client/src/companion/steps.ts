/** A move chosen step by step among what the server offers, and its steps in words. */
import type { Find } from '../texts/sentences'

export interface StepAnswer {
  /** What may come next. */
  choices: string[]
  /** The whole move, where it may end here. */
  move: string
}

/** So many things to do are listed at once; more are grouped by their verb first. */
const MOST_AT_ONCE = 10
/** Ends what is chosen, which the whole move says already. */
const DONE = 'done'

export interface Group {
  verb: string
  choices: string[]
}

/** The first step by verbs where there are many; a verb with one move stands for it. */
export function groupsOf({ choices }: StepAnswer): Group[] | null {
  if (choices.length <= MOST_AT_ONCE) return null
  const verbs = [...new Set(choices.map(verbOf))]
  if (verbs.length < 2) return null
  return verbs.map((verb) => ({ verb, choices: choices.filter((choice) => verbOf(choice) === verb) }))
}

export const verbOf = (step: string): string => step.split(' ', 1)[0] ?? ''

/** What can be tapped. */
export const tappable = ({ choices }: StepAnswer): string[] => choices.filter((choice) => choice !== DONE)

/** What may come next after these steps, with the whole move where it may end there. */
export async function askStep(ask: (steps: string[]) => Promise<StepAnswer>, steps: string[]): Promise<StepAnswer> {
  const answer = await ask(steps)
  if (answer.move || !answer.choices.includes(DONE)) return answer
  const { move } = await ask([...steps, DONE])
  return { ...answer, move }
}

/** A step in words: each of its words by its name, as far as it has one. */
export function stepLabel(find: Find, game: string, step: string, nameOf: (word: string) => string | null): string {
  return step
    .split(' ')
    .flatMap((word) => word.split('+'))
    .map((word) => nameOf(word) ?? find(`${game}-verb-${word}`) ?? find(`${game}-name-${word}`) ?? word)
    .join(' ')
}
