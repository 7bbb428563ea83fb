/** Rulebooks, fetched once per language. */
import { api } from '../api/http'
import type { RuleInfo, RulebookPage } from '../api/types'

const kept = new Map<string, Promise<RulebookPage>>()

export function loadRulebook(game: string, language: string): Promise<RulebookPage> {
  const name = `${game}/${language}`
  const book = kept.get(name) ?? api.rulebook(game, language)
  kept.set(name, book)
  book.catch(() => kept.delete(name))
  return book
}

/** Every rule of a book, in order. */
export function rulesOf(book: RulebookPage): RuleInfo[] {
  return book.sections.flatMap((section) => section.rules)
}

/** A paragraph, or the items of a list. */
export type Passage = string | string[]

/** A text as it is set: an empty line begins a paragraph, lines with a dash are items of a list. */
export function passages(text: string): Passage[] {
  const set: Passage[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const last = set.at(-1)
    if (!line.startsWith('– ')) set.push(line)
    else if (Array.isArray(last)) last.push(line.slice(2))
    else set.push([line.slice(2)])
  }
  return set
}
