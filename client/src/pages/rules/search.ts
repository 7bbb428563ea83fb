/** Search that ignores accents and case: the same result as `operahouse rules --search`. */
import type { RulebookPage } from '../../api/types'

/** Without capitals, accents, and the difference between straight and curly apostrophes. */
export function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'")
  return letters.normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Words that readers also look for, and how the book says it. */
export type Synonyms = RulebookPage['synonyms']

/** The words sought as they are compared, each with those that mean the same. */
const wordsOf = (sought: string, synonyms: Synonyms): string[][] =>
  plain(sought)
    .split(/\s+/)
    .map((word) => [word, ...(synonyms[word] ?? [])])

/** Whether a page has all the words sought. */
export function mentions(page: string, sought: string, synonyms: Synonyms = {}): boolean {
  const within = plain(page)
  return wordsOf(sought, synonyms).every((same) => same.some((word) => within.includes(word)))
}

/** Where the words sought stand in a text: from, up to. */
export function placesOf(text: string, sought: string, synonyms: Synonyms = {}): [number, number][] {
  const origin: number[] = []
  let within = ''
  for (let at = 0; at < text.length; at++) {
    const letters = plain(text[at]!)
    origin.push(...Array<number>(letters.length).fill(at))
    within += letters
  }
  const words = wordsOf(sought, synonyms).flat()
  return words.flatMap((word) =>
    occurrences(within, word).map((at): [number, number] => [origin[at]!, origin[at + word.length - 1]! + 1]),
  )
}

function occurrences(text: string, word: string): number[] {
  const found: number[] = []
  if (word === '') return found
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push(at)
  return found
}

/** The book with only the rules whose number, text, notes or section have all the words sought, or what it says for them. */
export function filterRulebook(book: RulebookPage, sought: string): RulebookPage {
  if (sought.trim() === '') return book
  const sections = book.sections.map((section) => ({
    ...section,
    rules: section.rules.filter((rule) => {
      const notes = rule.notes.map((note) => note.text)
      return mentions([rule.number, section.title, rule.text, ...notes].join(' '), sought, book.synonyms)
    }),
  }))
  return { ...book, introduction: '', sections: sections.filter((section) => section.rules.length > 0) }
}

/** A text cut where it names rules of the book: every other piece is such a number. */
export function cited(text: string, numbers: ReadonlySet<string>): string[] {
  const pieces = text.split(/\b([A-Z]{1,2}\d{1,2})\b/)
  return pieces.reduce<string[]>((cut, piece, at) => {
    if (at % 2 === 1 && numbers.has(piece)) return [...cut, piece]
    if (cut.length % 2 === 1) return [...cut.slice(0, -1), cut.at(-1)! + piece]
    return [...cut, piece]
  }, [])
}
