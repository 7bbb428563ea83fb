/** Which lessons are finished: kept by the server for signed-in players, else in this browser. */
import { api } from '../../api/http'
import type { Courses } from '../../api/types'

type Done = Record<string, string[]>
const STORED = 'operahouse-lessons'

/** Everything that is in one or in both. */
export function united(one: Done, two: Done): Done {
  const games = new Set([...Object.keys(one), ...Object.keys(two)])
  return Object.fromEntries(
    [...games].map((game) => [game, [...new Set([...(one[game] ?? []), ...(two[game] ?? [])])]]),
  )
}

class Progress {
  courses: Courses['courses'] = $state.raw({})
  private known: Done = $state.raw({})
  private kept: Done = $state.raw(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Done)
  readonly done: Done = $derived(united(this.known, this.kept))

  /** Fetch the courses, and tell the server what was finished before signing in. */
  async look(signedIn: boolean): Promise<void> {
    const found = await api.lessons()
    this.courses = found.courses
    this.known = found.done
    if (signedIn) await this.send()
  }

  isDone(game: string, name: string): boolean {
    return this.done[game]?.includes(name) ?? false
  }

  async finish(game: string, name: string, signedIn: boolean): Promise<void> {
    this.keep(united(this.kept, { [game]: [name] }))
    if (signedIn) await this.send()
  }

  /** If this fails it's sent another time. */
  private async send(): Promise<void> {
    for (const [game, names] of Object.entries(this.kept)) {
      for (const name of names) {
        const sent = await api.finishLesson(game, name).then(
          () => true,
          () => false,
        )
        if (sent) this.settle(game, name)
      }
    }
  }

  private settle(game: string, name: string): void {
    this.known = united(this.known, { [game]: [name] })
    this.keep({ ...this.kept, [game]: (this.kept[game] ?? []).filter((one) => one !== name) })
  }

  private keep(kept: Done): void {
    this.kept = kept
    localStorage.setItem(STORED, JSON.stringify(kept))
  }
}

export const progress = new Progress()
