/** The current language and its texts, loaded file by file. */
import { fetchText } from '../api/http'
import type { Json } from '../api/types'
import { NOBODY, Texts, type Names, type People } from './texts'

export const LANGUAGES = { en: 'English', nl: 'Nederlands', fr: 'Français', it: 'Italiano' } as const
export type Language = keyof typeof LANGUAGES

/** Needed on every page; the texts of a game come with its table. */
const ALWAYS = ['kernel', 'client', 'table', 'bot', 'web']
const STORED = 'operahouse-language'

class I18n {
  language: Language = $state('en')
  /** Raised when texts arrive, so that everything is rendered again. */
  private version = $state(0)
  private texts = new Texts('en')
  private wanted = new Set(ALWAYS)
  private names: Names = {}
  private people = NOBODY

  readonly say = (key: string, details: Json = {}): string => {
    void this.version
    return this.texts.say(key, details)
  }

  readonly find = (key: string, details: Json = {}): string | null => {
    void this.version
    return this.texts.find(key, details)
  }

  /** Switch to this language once its texts are loaded. */
  async use(language: Language): Promise<void> {
    const texts = new Texts(language)
    await Promise.all([...this.wanted].map((file) => fill(texts, file)))
    texts.use(this.names)
    texts.introduce(this.people)
    this.texts = texts
    this.language = language
    this.version += 1
    document.documentElement.lang = language
    localStorage.setItem(STORED, language)
  }

  /** What things are called at the table that is shown; nothing more of them where it's left. */
  useNames(names: Names): void {
    if (JSON.stringify(names) === JSON.stringify(this.names)) return
    this.names = names
    this.texts.use(names)
    this.version += 1
  }

  /** Who sits at the table that is shown; nobody where it's left. */
  introduce(people: People): void {
    if (JSON.stringify(people) === JSON.stringify(this.people)) return
    this.people = people
    this.texts.introduce(people)
    this.version += 1
  }

  /** Load another file of texts, such as a game's. */
  async load(file: string): Promise<void> {
    this.wanted.add(file)
    const texts = this.texts
    if (texts.has(file)) return
    await fill(texts, file)
    this.version += 1
  }
}

/** A missing file leaves its keys without texts. */
async function fill(texts: Texts, file: string): Promise<void> {
  const source = await fetchText(`/texts/${texts.language}/${file}.ftl`).catch(() => '')
  texts.add(file, source)
}

/** The language chosen before, else the first of the browser's that we have, else English. */
export function preferredLanguage(stored: string | null, browser: readonly string[]): Language {
  const wanted = [stored ?? '', ...browser].map((tag) => tag.slice(0, 2).toLowerCase())
  return (wanted.find((tag) => tag in LANGUAGES) ?? 'en') as Language
}

export const i18n = new I18n()

export function firstLanguage(): Language {
  return preferredLanguage(localStorage.getItem(STORED), navigator.languages)
}
