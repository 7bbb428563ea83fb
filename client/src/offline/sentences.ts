/** What Python asks to be put into words: errors, and the board as text. */
import { Texts } from '../texts/texts'

const FILES = ['kernel', 'table', 'web', 'store', 'bot', 'learn', 'offline', 'opera', 'operaopoly']

export class Sentences {
  private readonly texts = new Map<string, Texts>()
  private readonly loading = new Map<string, Promise<void>>()

  /** Python doesn't wait for texts, so they are loaded before it's asked anything in a language. */
  load(language: string): Promise<void> {
    let loading = this.loading.get(language)
    if (!loading) {
      loading = this.fetchAll(language)
      this.loading.set(language, loading)
    }
    return loading
  }

  readonly say = (language: string, key: string, details: string): string =>
    (this.texts.get(language) ?? this.texts.values().next().value)?.say(
      key,
      JSON.parse(details) as Record<string, unknown>,
    ) ?? key

  private async fetchAll(language: string): Promise<void> {
    const texts = new Texts(language)
    const sources = FILES.map(async (file) => [file, await source(language, file)] as const)
    for (const [file, text] of await Promise.all(sources)) texts.add(file, text)
    this.texts.set(language, texts)
  }
}

/** A missing file leaves its keys without texts. */
async function source(language: string, file: string): Promise<string> {
  const answer = await fetch(`/texts/${language}/${file}.ftl`).catch(() => null)
  return answer?.ok ? answer.text() : ''
}
