/** What stands in for the texts that a game doesn't have: its own words, put so that they can be read. */

type Details = Record<string, unknown>

/** Details of an event that a sentence tells otherwise, or not at all. */
const UNTOLD = new Set(['kind', 'seat', 'rule', 'places'])

/** Families of keys that end in a word of a game, and what is said for one of them. */
const FAMILIES: [RegExp, (word: string, details: Details) => string][] = [
  [/^seat-([\w-]+)$/, capital],
  [/^client-game-(\w+)$/, capital],
  [/^client-game-\w+-(?:what|note|length)$/, () => ''],
  [/^[a-z]+-question-([\w-]+)$/, (word) => `${capital(word)}?`],
  [/^[a-z]+-event-([\w-]+)$/, event],
  [/^[a-z]+-why-([\w-]*)$/, (word) => capital(word) || '–'],
]

/** A text for this key, if it belongs to a game; else null. */
export function plainText(key: string, details: Details): string | null {
  for (const [family, words] of FAMILIES) {
    const found = family.exec(key)
    if (found) return words(found[1] ?? '', details)
  }
  return null
}

/** `great-halls` reads “Great halls”. */
function capital(word: string): string {
  const plain = word.replaceAll(/[-_]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** “North: bid (bid 3, card a)”. */
function event(kind: string, details: Details): string {
  const who = typeof details.seat === 'string' && details.seat ? `${capital(details.seat)}: ` : ''
  const told = Object.entries(details).filter(([name]) => !UNTOLD.has(name))
  const figures = told.map(([name, value]) => `${name.replaceAll(/[-_]/g, ' ')} ${spelled(value)}`).join(', ')
  return `${who}${who ? kind.replaceAll('-', ' ') : capital(kind)}${figures ? ` (${figures})` : ''}`
}

function spelled(value: unknown): string {
  if (Array.isArray(value)) return value.map(spelled).join(' ')
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}
