/** The house as a whole, and who we are in it. Nobody is asked for a name before it is needed. */
import { api } from '../api/http'
import type { House, Person } from '../api/types'
import { i18n, type Language } from '../texts/i18n.svelte'

class Session {
  house: House | undefined = $state.raw()
  me: Person | null = $state.raw(null)
  /** The house did not answer when we came in. */
  failed = $state(false)

  private loading: Promise<void> | undefined
  private signingIn: Promise<Person> | undefined

  /** Ask the house what it offers and who we are. */
  load(): Promise<void> {
    return (this.loading = this.refresh())
  }

  private async refresh(): Promise<void> {
    this.failed = false
    try {
      this.house = await api.house()
      this.me = this.house.me
    } catch {
      this.failed = true
    }
  }

  /** A guest gets a name when it first does something; it can be changed at any time. */
  async ensurePerson(): Promise<Person> {
    await (this.loading ?? this.load())
    if (this.me) return this.me
    return (this.signingIn ??= oneAtATime(() => this.signInAsGuest()).finally(() => (this.signingIn = undefined)))
  }

  /**
   * The house is asked once more who we are, for another tab may have made us somebody meanwhile: a second guest would
   * take the place of the first, who would then only watch at the table it has just opened.
   */
  private async signInAsGuest(): Promise<Person> {
    this.house = await api.house()
    this.me = this.house.me
    if (this.me) return this.me
    const number = String(Math.floor(10 + Math.random() * 90))
    const { person } = await api.newGuest(i18n.say('client-guest', { number }), i18n.language)
    this.me = person
    return person
  }

  /** Speak another language from now on; the house answers in it too. */
  async setLanguage(language: Language): Promise<void> {
    await i18n.use(language)
    if (this.me) this.me = await api.rename({ language }).catch(() => this.me)
  }

  async rename(name: string): Promise<void> {
    await this.ensurePerson()
    this.me = await api.rename({ name })
  }
}

/** Tabs of one browser share one person, so they become somebody one after the other, where the browser can see to it. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('operahouse-arriving', work) : work()
}

export const session = new Session()
