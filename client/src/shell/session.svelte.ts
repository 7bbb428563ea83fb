/** The server's settings, and who we are. Nobody is asked for a name before it's needed. */
import { api } from '../api/http'
import type { ServerInfo, PersonInfo } from '../api/types'
import { i18n, type Language } from '../texts/i18n.svelte'

class Session {
  house: ServerInfo | undefined = $state.raw()
  me: PersonInfo | null = $state.raw(null)
  /** The server didn't answer when the page loaded. */
  failed = $state(false)

  private loading: Promise<void> | undefined
  private signingIn: Promise<PersonInfo> | undefined

  /** Ask the server what it offers and who we are. */
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

  /** The current person; creates a guest account if there is none. Its name can be changed at any time. */
  async ensurePerson(): Promise<PersonInfo> {
    await (this.loading ?? this.load())
    if (this.me) return this.me
    return (this.signingIn ??= oneAtATime(() => this.signInAsGuest()).finally(() => (this.signingIn = undefined)))
  }

  /**
   * Asks the server once more who we are, because another tab may have created a guest meanwhile. A second guest would
   * replace the first, who could then only watch at the table it has just opened.
   */
  private async signInAsGuest(): Promise<PersonInfo> {
    this.house = await api.house()
    this.me = this.house.me
    if (this.me) return this.me
    const number = String(Math.floor(10 + Math.random() * 90))
    const { person } = await api.newGuest(i18n.say('client-guest', { number }), i18n.language)
    this.me = person
    return person
  }

  /** Switch the language, also for the server's answers. */
  async setLanguage(language: Language): Promise<void> {
    await i18n.use(language)
    if (this.me) this.me = await api.rename({ language }).catch(() => this.me)
  }

  async rename(name: string): Promise<void> {
    await this.ensurePerson()
    this.me = await api.rename({ name })
  }
}

/** Tabs of one browser share one account, so only one tab at a time creates it, if the browser supports locks. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('operahouse-arriving', work) : work()
}

export const session = new Session()
