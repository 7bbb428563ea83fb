/** How much of what came off a pile has been told. What may come the server says. */
import type { Draw } from '../api/byHand'

type Wanted = Pick<Draw, 'count' | 'limit' | 'choices'>

export function numbersOf(words: readonly string[]): Record<string, number> {
  const numbers: Record<string, number> = {}
  for (const word of words) numbers[word] = (numbers[word] ?? 0) + 1
  return numbers
}

/** How many count: of one kind only so many, the others are put aside. */
export function counted({ limit }: Wanted, words: readonly string[]): number {
  return Object.values(numbersOf(words)).reduce((sum, number) => sum + Math.min(number, limit ?? number), 0)
}

/** How many are still to come; null where as many come as there are. */
export function left(wanted: Wanted, words: readonly string[]): number | null {
  return wanted.count === null ? null : wanted.count - counted(wanted, words)
}

/** Whether another one of this word may come. */
export function mayAdd(wanted: Wanted, words: readonly string[], word: string): boolean {
  const more = left(wanted, words)
  return more !== 0 && (numbersOf(words)[word] ?? 0) < (wanted.choices[word] ?? 0)
}

/** Of these words in order, the places of those that are put aside. */
export function putAside({ limit }: Wanted, words: readonly string[]): Set<number> {
  const seen: Record<string, number> = {}
  const aside = new Set<number>()
  words.forEach((word, at) => {
    seen[word] = (seen[word] ?? 0) + 1
    if (limit !== null && seen[word] > limit) aside.add(at)
  })
  return aside
}

/** The words that count, and those that are put aside, in order. */
export function splitAside(words: readonly string[], limit: number): { kept: string[]; aside: string[] } {
  const aside = putAside({ count: null, limit, choices: {} }, words)
  return { kept: words.filter((_, at) => !aside.has(at)), aside: words.filter((_, at) => aside.has(at)) }
}
