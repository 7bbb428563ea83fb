/** Texts of lessons: paragraphs with bold words, and figures in words. */
import type { Find } from '../../texts/sentences'
import type { Json } from '../../api/types'

export interface Run {
  text: string
  bold: boolean
}

const NO_BREAK = '\u00a0'

/** Paragraphs are parted by an empty line; what stands between two stars on either side is bold. */
export function paragraphs(text: string): Run[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter(Boolean)
    .map((paragraph) =>
      paragraph
        .split('**')
        .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
        .filter((run) => run.text !== ''),
    )
}

/** The same as plain text, for screen readers. */
export function plain(text: string): string {
  return paragraphs(text)
    .map((runs) => runs.map((run) => run.text).join(''))
    .join(' ')
}

/** Figures as sentences need them: numbers stay numbers, all else is put into words as the rulebook does. */
export function inWords(find: Find, game: string, figures: Json): Json {
  return Object.fromEntries(
    Object.entries(figures).map(([blank, value]) => [
      blank,
      typeof value === 'number' ? value : words(find, game, value),
    ]),
  )
}

function words(find: Find, game: string, value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => words(find, game, item))
    const last = items.pop() ?? ''
    return items.length === 0
      ? last
      : (find('rulebook-and', { items: items.join(', '), last }) ?? `${items.join(', ')}, ${last}`)
  }
  if (value !== null && typeof value === 'object') {
    return Object.entries(value)
      .map(([name, own]) => pair(find, game, name, own))
      .join(', ')
  }
  return find(`${game}-name-${String(value)}`) ?? find(`seat-${String(value)}`) ?? String(value)
}

/** A name with its number, which no line break separates, or with what belongs to it. */
function pair(find: Find, game: string, name: string, value: unknown): string {
  const [label, own] = [words(find, game, name), words(find, game, value)]
  return typeof value === 'number' ? `${label}${NO_BREAK}${own}` : `${label} (${own})`
}
