/** Texts in one language, from Fluent files: the same files and the same rules as in Python. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { plainText } from './plain'

/** The file of what any game says. */
const COMMON = 'kernel'
/** What a text's selector sees where there is nothing, or nothing in a list or a bag. */
const NOTHING = 'none'
const EMPTY_ITEM = '–'
/** Letters that a detail may have; no sentence needs more. */
const LONGEST = 1000
/** Texts that are kept. */
const MOST_KEPT = 2000

type Details = Record<string, unknown>
/** Names by identifier. */
export type Names = Readonly<Record<string, string>>
/** Who sits at the table that is shown: names by seat, and the reader's own seat, if sentences may say “you”. */
export interface People {
  names: Names
  you: string
}
export const NOBODY: People = { names: {}, you: '' }
/** Details that people have written themselves: never an identifier, whatever it looks like. */
const OWN_WORDS = new Set(['name', 'before', 'names', 'host', 'text'])

export class Texts {
  private readonly bundles = new Map<string, FluentBundle>()
  /** Formatted texts are cached: a table shows most of them again and again. */
  private readonly said = new Map<string, string | null>()

  /** What things are called at the table that is shown, by identifier: the cards and houses of its box. */
  private names: Names = {}
  private people = NOBODY

  constructor(readonly language: string) {}

  /** Take in one file, named by the first word of its keys. */
  add(file: string, source: string): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false })
    bundle.addResource(new FluentResource(source))
    this.bundles.set(file, bundle)
    this.said.clear()
  }

  /** Call things by these names wherever a text has a blank for them. */
  use(names: Names): void {
    this.names = names
    this.said.clear()
  }

  /** Call seats by the names of those who sit there. */
  introduce(people: People): void {
    this.people = people
    this.said.clear()
  }

  has(file: string): boolean {
    return this.bundles.has(file)
  }

  /** The text for a key with its blanks filled; plain words or the bare key where it is missing, for a text never stops a game. */
  say(key: string, details: Details = {}): string {
    return this.find(key, details) ?? plainText(key, details) ?? key
  }

  /** Like `say`, but null where there is no such text. */
  find(key: string, details: Details = {}): string | null {
    const wanted = key + JSON.stringify(details, spelled)
    let text = this.said.get(wanted)
    if (text === undefined) {
      text = this.format(key, details)
      if (this.said.size >= MOST_KEPT) this.said.clear()
      this.said.set(wanted, text)
    }
    return text
  }

  private format(key: string, details: Details): string | null {
    const bundle = this.bundleOf(key)
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) return null
    return bundle.formatPattern(pattern, this.arguments(key, details), [])
  }

  private bundleOf(key: string): FluentBundle | undefined {
    return this.bundles.get(firstWord(key)) ?? this.bundles.get(COMMON)
  }

  /** The blanks of a text. Forms of a name (its attributes) come along as `$role-the` beside `$role`. */
  private arguments(key: string, details: Details): Record<string, FluentVariable> {
    const game = firstWord(key)
    const filled: Record<string, FluentVariable> = {}
    for (const [blank, value] of Object.entries(details)) {
      filled[blank] = this.value(game, blank, value)
      if (typeof value !== 'string') continue
      for (const [form, text] of Object.entries(this.forms(game, value))) filled[`${blank}-${form}`] = text
    }
    return filled
  }

  /** A detail as a text can use it: numbers for plurals, names for identifiers, lists and bags in words. */
  private value(game: string, blank: string, value: unknown): FluentVariable {
    if (typeof value === 'boolean') return value ? 'true' : 'false'
    if (typeof value === 'number') return figure(value)
    if (isNothing(value)) return NOTHING
    const words = this.words(game, blank, value)
    return words.length <= LONGEST ? words : words.slice(0, LONGEST) + '…'
  }

  private words(game: string, blank: string, value: unknown): string {
    if (typeof value === 'string') return this.name(game, blank, value)
    if (Array.isArray(value)) return value.map((item) => this.listed(game, blank, item)).join(', ')
    if (value === null || value === undefined) return EMPTY_ITEM
    return typeof value === 'object' ? this.bag(game, blank, value as Details) : String(value)
  }

  /** One of a list. The reader is “you” there; as the subject of a sentence that would take another verb. */
  private listed(game: string, blank: string, item: unknown): string {
    if (item === this.people.you && item !== '') return this.say('seat-listed')
    return this.words(game, blank, item)
  }

  /** How many of each, "2 Verdi, 1 Wagner", or what belongs to each, "Wien: Verdi, –; Paris: Mozart". */
  private bag(game: string, blank: string, bag: Details): string {
    const entries = Object.entries(bag)
    if (entries.every(([, value]) => Number.isInteger(value))) {
      return entries.map(([word, count]) => `${String(count)} ${this.name(game, blank, word)}`).join(', ')
    }
    const parts = entries.map(([word, value]) =>
      this.say('join-owner', { name: this.name(game, blank, word), items: this.words(game, blank, value) }),
    )
    return parts.join(this.say('join-parts'))
  }

  /** The name of an identifier (verdi, red, great-halls, wien.1); any other word stays as it is. */
  private name(game: string, blank: string, word: string): string {
    if (OWN_WORDS.has(blank)) return word
    if (Object.hasOwn(this.people.names, word)) return this.people.names[word]!
    for (const key of [`${game}-${blank}-${word}`, `${game}-name-${word}`, `seat-${word}`]) {
      const name = this.find(key)
      if (name !== null) return name
    }
    if (Object.hasOwn(this.names, word)) return this.names[word]!
    const [, place, number] = /^([^.]*)\.(\d+)$/.exec(word) ?? []
    if (place === undefined || number === undefined) return word
    return this.find(`${game}-place`, { name: this.name(game, blank, place), number }) ?? word
  }

  /**
   * The forms of a name that a sentence may need, as the name's attributes give them: "the Impresario". A seat has its
   * colour, and whether it's the reader's own.
   */
  private forms(game: string, word: string): Record<string, string> {
    if (word !== '' && this.isSeat(word))
      return { colour: this.say(`seat-${word}`), you: String(word === this.people.you) }
    const key = `${game}-name-${word}`
    const bundle = this.bundleOf(key)
    const attributes = bundle?.getMessage(key)?.attributes ?? {}
    return Object.fromEntries(
      Object.entries(attributes).map(([form, pattern]) => [form, bundle!.formatPattern(pattern, {}, [])]),
    )
  }

  private isSeat(word: string): boolean {
    return word === this.people.you || Object.hasOwn(this.people.names, word) || this.find(`seat-${word}`) !== null
  }
}

/** What is not there is as good as nothing. */
function spelled(_: string, value: unknown): unknown {
  return value === undefined ? null : value
}

function firstWord(key: string): string {
  return key.split('-', 1)[0] ?? ''
}

/** A number with a true minus sign instead of Fluent's hyphen. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '\u2212')
  }
}

function figure(value: number): FluentNumber {
  const digits = Number.isInteger(value) ? 0 : 1
  return new Figure(value, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
