/** What goes on in the house, fetched when the foyer is shown and again and again while it's visible. */
import { onMount } from 'svelte'
import { club } from '../../api/club'
import { Refused } from '../../api/http'
import type { Foyer, PlayingTable, WaitingTable } from '../../api/types'

interface Wanted {
  game: string
  players: number
  pace: '' | 'none' | 'live' | 'slow'
}

const EVERY = 10_000

export class FoyerList {
  wanted: Wanted = $state.raw({ game: '', players: 0, pace: '' })
  waiting: WaitingTable[] | undefined = $state.raw()
  playing: PlayingTable[] | undefined = $state.raw()
  counts = $state.raw({ waiting: 0, playing: 0 })
  /** Where the list goes on; null at its end. */
  next: number | null = $state(null)
  /** The server doesn't answer, and nothing has been shown yet. */
  failed = $state(false)

  constructor() {
    onMount(() => {
      const refresh = (): void => {
        if (!document.hidden && !this.hasMore) void this.refresh()
      }
      void this.refresh()
      document.addEventListener('visibilitychange', refresh)
      const timer = setInterval(refresh, EVERY)
      return () => {
        document.removeEventListener('visibilitychange', refresh)
        clearInterval(timer)
      }
    })
  }

  /** Whether somebody is reading further pages, which a fresh first page would take away. */
  private hasMore = false

  want(change: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...change }
    void this.refresh()
  }

  async refresh(): Promise<void> {
    const wanted = this.wanted
    const page = await this.fetch()
    if (!page || wanted !== this.wanted) return
    this.hasMore = false
    this.waiting = page.waiting
    this.show(page)
  }

  /** The next page of tables that look for players. */
  async more(): Promise<void> {
    if (this.next === null) return
    const page = await this.fetch(this.next)
    if (!page) return
    this.hasMore = true
    this.waiting = [...(this.waiting ?? []), ...page.waiting]
    this.show(page)
  }

  private show(page: Foyer): void {
    this.next = page.next
    this.playing = page.playing
    this.counts = { waiting: page.waiting_in_all, playing: page.playing_in_all }
    this.failed = false
  }

  private async fetch(before?: number): Promise<Foyer | undefined> {
    try {
      return await club.foyer(before === undefined ? this.wanted : { ...this.wanted, before })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.failed = this.waiting === undefined
      return undefined
    }
  }
}
