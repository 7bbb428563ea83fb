/** Lets cues be heard, for those who like that. Browsers allow it after the first click or key; then sounds are loaded. */
import type { Item, Snapshot } from '../api/types'
import type { SoundPlayer } from '../sound/player'
import { cue, onCue, type Cue } from './cues'
import { settings } from './settings.svelte'

class Sounds {
  private player: Promise<SoundPlayer> | undefined
  private allowed = false

  /** Begin to listen for cues; nothing is loaded yet. */
  listen(): void {
    const allow = (): void => {
      this.allowed = true
      if (settings.sounds) void this.load()
      removeEventListener('pointerup', allow, true)
      removeEventListener('keydown', allow, true)
    }
    addEventListener('pointerup', allow, true)
    addEventListener('keydown', allow, true)
    onCue((name, size) => void this.play(name, size))
  }

  /** Loud or quiet from 0 to 1; nothing mutes, and is kept too. */
  change(volume: number): void {
    settings.change({ sounds: volume > 0, ...(volume > 0 ? { volume } : {}) })
    void this.player?.then((player) => (player.volume = settings.volume))
  }

  /** The news of a table: what of it can be heard. */
  async tell(items: Item[], snapshot: Snapshot): Promise<void> {
    if (!this.audible) return
    const { cuesOf } = await import('../sound/tableCues')
    for (const name of await cuesOf(items, snapshot)) cue(name)
  }

  private get audible(): boolean {
    return this.allowed && settings.sounds && !document.hidden
  }

  /** Whoever looks elsewhere is called by their turn and by what is said to them; the rest can wait. */
  private async play(name: Cue, size: number): Promise<void> {
    const calling = name === 'turn' || name === 'chat'
    if (this.allowed && settings.sounds && (calling || !document.hidden)) (await this.load()).play(name, size)
  }

  private load(): Promise<SoundPlayer> {
    return (this.player ??= import('../sound/player').then(({ SoundPlayer }) => new SoundPlayer(settings.volume)))
  }
}

export const sounds = new Sounds()
