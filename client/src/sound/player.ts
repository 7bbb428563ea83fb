/** Plays cues in this browser, once it may: after the first click or key. */
import type { Cue } from '../shell/cues'
import { hall } from './instruments'
import { SOUNDS } from './sounds'

/** What comes at the same moment begins so many seconds apart. */
const APART = 0.07
/** The same sound is not begun again within so many seconds. */
const AGAIN = 0.12
/** A cue that would have to wait longer than this is late, and left out. */
const LATEST = 0.5

export class SoundPlayer {
  readonly #context = new AudioContext()
  readonly #volume = new GainNode(this.#context)
  readonly #out = hall(this.#context, this.#volume)
  readonly #begun = new Map<Cue, number>()
  #last = -Infinity

  constructor(volume: number) {
    limit(this.#volume).connect(this.#context.destination)
    this.volume = volume
  }

  /** From 0 to 1, as loudness is felt. */
  set volume(volume: number) {
    this.#volume.gain.value = volume ** 2
  }

  play(cue: Cue, size: number): void {
    if (this.#context.state === 'suspended') void this.#context.resume()
    const now = this.#context.currentTime
    const at = Math.max(now, this.#last + APART)
    if (at - now > LATEST || at - (this.#begun.get(cue) ?? -Infinity) < AGAIN) return
    this.#begun.set(cue, at)
    this.#last = at
    SOUNDS[cue](this.#out, at, size)
  }
}

/** What is too loud together is bent instead of cut off. A shaper takes what is between −1 and 1, so it gets half. */
function limit(from: AudioNode): AudioNode {
  const half = new GainNode(from.context, { gain: 0.5 })
  const curve = Float32Array.from({ length: 513 }, (_, index) => Math.tanh((index / 256 - 1) * 2))
  return from.connect(half).connect(new WaveShaperNode(from.context, { curve }))
}
