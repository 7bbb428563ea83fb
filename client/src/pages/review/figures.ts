/** Figures of a review: rounded together, so that what is shown adds up. */
import type { ReviewDecision, ReviewJson, ReviewMoment, SeatAccount } from '../../api/types'

/** Each value as one of the whole numbers beside it, so that they add up to the total (largest remainder). */
export function roundedTogether(values: readonly number[], total: number): number[] {
  const whole = values.map(Math.floor)
  const order = values
    .map((_, at) => at)
    .sort((one, other) => whole[one]! - values[one]! - (whole[other]! - values[other]!))
  const missing = total - whole.reduce((sum, value) => sum + value, 0)
  for (let turn = 0; turn < missing; turn++) whole[order[turn % order.length]!]! += 1
  return whole
}

/** Shares of winning in whole percentages, 100 in all. */
export function percents(shares: readonly number[]): number[] {
  return roundedTogether(
    shares.map((share) => 100 * share),
    100,
  )
}

export const TERMS = ['start', 'fortune', 'choice', 'veil', 'others', 'drift'] as const
export type Term = (typeof TERMS)[number]

/** A bar of a seat's account: where it begins and ends, in points of winning chance, as drawn. */
export interface Step {
  term: Term
  value: number
  from: number
  to: number
}

/** An account as bars that meet: each begins where the one before it ends. */
export function waterfall(account: SeatAccount, result: number): Step[] {
  const values = roundedTogether(
    TERMS.map((term) => 100 * account[term]),
    result,
  )
  let reached = 0
  return TERMS.map((term, at) => {
    const from = reached
    reached += values[at]!
    return { term, value: values[at]!, from, to: reached }
  })
}

/** The signs of the marks, which are never told by colour alone. */
export const SIGNS: Record<string, string> = { blunder: '??', mistake: '?', slip: '?!', praise: '!' }

/** Chances before the first moment and after each. */
export function course(review: ReviewJson): number[][] {
  return [review.dealt, ...review.moments.map((moment) => moment.shares)]
}

/** The moment that a move belongs to; chance's moves belong to the one before. */
export function momentOf(moments: readonly ReviewMoment[], place: number): number {
  return moments.findLastIndex((moment) => (moment.answers[0]?.place ?? Infinity) <= place)
}

/** The last move of a moment, as its place. */
export function placeOf(moments: readonly ReviewMoment[], at: number): number {
  return moments[at]?.answers.at(-1)?.place ?? -1
}

export function decisionsOf(review: ReviewJson): ReviewDecision[] {
  return review.moments.flatMap((moment) => moment.decisions ?? [])
}

export function decisionAt(review: ReviewJson, place: number): ReviewDecision | undefined {
  return decisionsOf(review).find((decision) => decision.place === place)
}

/** A graph point of a mark: where it stands, and what for. */
export interface Marked {
  /** The number of the moment. */
  at: number
  decision: ReviewDecision
}

/** The marks of one seat, in the order of the game. */
export function marksOfSeat(review: ReviewJson, seat: string): Marked[] {
  return review.moments.flatMap((moment, at) =>
    (moment.decisions ?? [])
      .filter((decision) => decision.seat === seat && decision.mark !== '')
      .map((decision) => ({ at, decision })),
  )
}

/** Own moves to find a better one for, in the order of the game. */
export function mistakesOf(review: ReviewJson, seat: string): ReviewDecision[] {
  return decisionsOf(review).filter((decision) => decision.seat === seat && isMistake(decision))
}

export function isMistake(decision: ReviewDecision): boolean {
  return decision.mark !== '' && decision.mark !== 'praise'
}

/** Loss as shown: the difference of the two percentages that are shown. */
export function shownChances(decision: ReviewDecision): { played: number; best: number; loss: number } {
  const played = Math.round(100 * decision.chance)
  const best = Math.round(100 * (decision.chance + decision.loss))
  return { played, best, loss: best - played }
}

/** How good a try is, beside the best move and the one of the game. */
export type Verdict = 'best' | 'better' | 'same' | 'worse'
/** Chances closer than this are called the same. */
const SAME = 0.005

export function verdict(tried: { chance: number; best: number; played: number }): Verdict {
  if (tried.best - tried.chance <= SAME) return 'best'
  if (tried.chance - tried.played > SAME) return 'better'
  return tried.played - tried.chance > SAME ? 'worse' : 'same'
}
