/** The glossary, built from the texts: one row per term, one column per language. */
import { fetchText } from '../../api/http'
import { LANGUAGES, type Language } from '../../texts/i18n.svelte'
import { Texts } from '../../texts/texts'

export interface Term {
  game: string
  /** What it is called in texts: `glossary-opera-round` without its first word. */
  id: string
  words: Record<Language, string>
}

const FILE = 'glossary'
const languages = Object.keys(LANGUAGES) as Language[]

export async function readGlossary(): Promise<Term[]> {
  const sources = await Promise.all(languages.map((language) => fetchText(`/texts/${language}/${FILE}.ftl`)))
  return termsOf(sources)
}

/** The terms in the order of the first file; the others have the same keys. */
export function termsOf(sources: string[]): Term[] {
  const texts = sources.map((source, at) => {
    const spoken = new Texts(languages[at]!)
    spoken.add(FILE, source)
    return spoken
  })
  const keys = [...sources[0]!.matchAll(/^glossary-(\w+)-([\w-]+) =/gm)]
  return keys.map(([, game = '', name = '']) => {
    const id = `${game}-${name}`
    const said = languages.map((language, at) => [language, texts[at]!.say(`${FILE}-${id}`)])
    return { game, id, words: Object.fromEntries(said) as Record<Language, string> }
  })
}
