/** The house as a whole, and who we are in it. Nobody is asked for a name before it is needed. */
import { api } from '../api/http'
import type { House, Person } from '../api/types'
import { speaking, type Language } from '../texts/language.svelte'

class Visit {
  house: House | undefined = $state.raw()
  me: Person | null = $state.raw(null)
  /** The house did not answer when we came in. */
  failed = $state(false)

  private entering: Promise<void> | undefined
  private arriving: Promise<Person> | undefined

  /** Ask the house what it offers and who we are. */
  enter(): Promise<void> {
    return (this.entering = this.look())
  }

  private async look(): Promise<void> {
    this.failed = false
    try {
      this.house = await api.house()
      this.me = this.house.me
    } catch {
      this.failed = true
    }
  }

  /** A guest gets a name when it first does something; it can be changed at any time. */
  async someone(): Promise<Person> {
    await (this.entering ?? this.enter())
    if (this.me) return this.me
    return (this.arriving ??= oneAtATime(() => this.arrive()).finally(() => (this.arriving = undefined)))
  }

  /**
   * The house is asked once more who we are, for another tab may have made us somebody meanwhile: a second guest would
   * take the place of the first, who would then only watch at the table it has just opened.
   */
  private async arrive(): Promise<Person> {
    this.house = await api.house()
    this.me = this.house.me
    if (this.me) return this.me
    const number = String(Math.floor(10 + Math.random() * 90))
    const { person } = await api.newGuest(speaking.say('client-guest', { number }), speaking.language)
    this.me = person
    return person
  }

  /** Speak another language from now on; the house answers in it too. */
  async speak(language: Language): Promise<void> {
    await speaking.speak(language)
    if (this.me) this.me = await api.rename({ language }).catch(() => this.me)
  }

  async rename(name: string): Promise<void> {
    await this.someone()
    this.me = await api.rename({ name })
  }
}

/** Tabs of one browser share one person, so they become somebody one after the other, where the browser can see to it. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('operahouse-arriving', work) : work()
}

export const visit = new Visit()
