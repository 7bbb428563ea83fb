/** The answer to “Why?”: one question at a time, asked anywhere, shown on one card. */

/** A part of a sum: what it is, how much, and by which rule. */
export interface Part {
  text: string
  value: number
  rule: string
}

export interface Question {
  game: string
  /** The numbers of the rules that answer it. */
  rules: string[]
  /** What happened, what was refused or what a figure means; evaluated when it's shown. */
  words: () => string
  parts?: () => Part[]
}

class Explanation {
  question: Question | null = $state.raw(null)
  /** Whether the card was ever needed. */
  wanted = $state(false)

  show(question: Question): void {
    this.wanted = true
    this.question = question
  }

  close(): void {
    this.question = null
  }
}

export const explanation = new Explanation()
