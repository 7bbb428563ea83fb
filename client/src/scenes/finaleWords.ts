/** What the end of a game says on its stage: what is at stake behind the last curtain, and who has won. Pure functions. */
import type { Say } from '../texts/context'
import { bestOfOthers, needs } from './standing'
import { runnersUp, winWords } from './words'

type Points = Readonly<Record<string, number>>
type Places = readonly (readonly string[])[]

export interface FinaleWords {
  title: string
  subtitle: string
  /** The button, and what it leads to; those of every scene where they aren't said. */
  go?: string
  next?: string
  /** Who it's about, what is at stake, and by which rule. */
  seat: string
  question: string
  detail: string
  rule: string
}

/** How a game breaks ties: in words, and the number of the rule. */
export interface TieRule {
  /** Of players who would have so many points each. */
  between: (points: number) => string
  /** Where some have as many points as others. */
  applied: string
  rule: string
}

/** Nothing is asked while figures are counted. */
export function quietWords(title: string, subtitle: string): FinaleWords {
  return { title, subtitle, seat: '', question: '', detail: '', rule: '' }
}

/** Before the last curtain: what the seat behind it needs, or its lead, with so many seconds left until it opens. */
export function suspenseWords(
  say: Say,
  words: FinaleWords,
  { seat, points, order, seconds, tie }: { seat: string; points: Points; order: Places; seconds: number; tie: TieRule },
): FinaleWords {
  const best = bestOfOthers(seat, points)
  const lead = points[seat]! - best
  return {
    ...words,
    go: say('scene-raise'),
    next: say('scene-by-itself', { seconds }),
    seat,
    question:
      lead > 0 ? say('scene-ahead', { seat, lead }) : say('scene-needs', { seat, points: needs(seat, points, order) }),
    detail: lead > 0 ? '' : tie.between(best),
    rule: lead > 0 ? '' : tie.rule,
  }
}

/** Who has won and by how much, and where the others stand. */
export function winnerWords(
  say: Say,
  subtitle: string,
  { own, ranking, points, tie }: { own: string | null; ranking: Places; points: Points; tie: TieRule },
): FinaleWords {
  const [winner = '', second = ''] = ranking.flat()
  const lead = second ? Math.max(0, (points[winner] ?? 0) - (points[second] ?? 0)) : 0
  const tied = new Set(Object.values(points)).size < Object.keys(points).length
  return {
    title: winWords(say, ranking[0] ?? [], own, lead),
    subtitle,
    go: say('client-curtain-call'),
    next: say('scene-to-result'),
    seat: winner,
    question: runnersUp(say, ranking),
    detail: tied ? tie.applied : '',
    rule: tied ? tie.rule : '',
  }
}
