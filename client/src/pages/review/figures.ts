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

/** What one term of a seat's account got from a moment. */
export function termAt(review: ReviewJson, moment: ReviewMoment, seat: string, term: Term): number {
  const terms = moment.terms
  if (!terms || term === 'start') return 0
  const own = review.seats.indexOf(seat)
  const decided = moment.answers.map((answer) => answer.seat)
  const chosen = (mine: boolean): number =>
    terms.choices.reduce((sum, row, at) => (mine === (decided[at] === seat) ? sum + row[own]! : sum), 0)
  // What somebody else's decision did behind the screens counts as theirs; of secret bids it is everybody's.
  const veiled = decided.includes(seat) || decided.length !== 1
  if (term === 'choice') return chosen(true)
  if (term === 'others') return chosen(false) + (veiled ? 0 : terms.veil[own]!)
  if (term === 'veil') return veiled ? terms.veil[own]! : 0
  return terms[term][own]!
}

/** A bar of the ledger whose moments are shown in the graph. */
export interface Lit {
  seat: string
  term: Term
}

/** A part of one's own choices: those with a mark, or the rest. */
export interface ChoicePart {
  mark: string
  value: number
}

/** Own choices by their marks, then the rest; together they are the value that is shown. */
export function choiceParts(review: ReviewJson, seat: string, shown: number): ChoicePart[] {
  const own = decisionsOf(review).filter((decision) => decision.seat === seat)
  const marks = Object.keys(SIGNS).filter((mark) => own.some((decision) => decision.mark === mark))
  const parts = [...marks, ''].map((mark) =>
    own.reduce((sum, decision) => (decision.mark === mark ? sum + 100 * decision.gain : sum), 0),
  )
  return roundedTogether(parts, shown).map((value, at) => ({ mark: marks[at] ?? '', value }))
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

/** How many of the points that the best move wins back a better try has found, as shown percentages tell. */
export function shownTry(tried: { chance: number; best: number; played: number }): { found: number; all: number } {
  const [chance, best, played] = [tried.chance, tried.best, tried.played].map((one) => Math.round(100 * one))
  return { found: chance! - played!, all: best! - played! }
}

/** A move among those that are as good, in whole percentages: dots in one column are stacked. */
export interface Dot {
  move: string
  percent: number
  row: number
}

export function dotsOf(options: readonly { move: string; chance: number }[]): Dot[] {
  const heights = new Map<number, number>()
  return options.map(({ move, chance }) => {
    const percent = Math.round(100 * chance)
    const row = heights.get(percent) ?? 0
    heights.set(percent, row + 1)
    return { move, percent, row }
  })
}
