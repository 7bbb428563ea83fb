/** A small orchestra of oscillators and filtered noise. Each instrument plays one note into an output, at a time. */

/** Where and when something is played, and how loud: from 0 to 1. */
export interface Note {
  out: AudioNode
  at: number
  gain: number
}

/** A note that has faded by this much is no longer heard. */
const SILENCE = 0.0005

/** The frequency of a note so many semitones above the A of 440 Hz. */
export const pitch = (semitones: number): number => 440 * 2 ** (semitones / 12)

/** Rises within `attack` seconds and fades until `length`. */
function envelope({ out, at, gain }: Note, attack: number, length: number): GainNode {
  const volume = new GainNode(out.context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(gain, at + attack)
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + length)
  volume.connect(out)
  return volume
}

function oscillate(out: AudioNode, at: number, length: number, options: OscillatorOptions): OscillatorNode {
  const tone = new OscillatorNode(out.context, options)
  tone.connect(out)
  tone.start(at)
  tone.stop(at + length)
  return tone
}

/** A small bell, as of a celesta: overtones that are no multiples, the higher ones gone first. */
export function bell(note: Note, frequency: number, length: number): void {
  const partials = [
    [1, 1, 1],
    [2.01, 0.32, 0.6],
    [3.02, 0.14, 0.34],
    [5.4, 0.05, 0.16],
  ] as const
  for (const [multiple, part, lasting] of partials) {
    const fading = envelope({ ...note, gain: note.gain * part }, 0.004, length * lasting)
    oscillate(fading, note.at, length * lasting, { type: 'sine', frequency: frequency * multiple })
  }
}

/** A string that is plucked: bright at first, then dull. */
export function pluck(note: Note, frequency: number, length: number): void {
  const fading = envelope(note, 0.005, length)
  const dull = new BiquadFilterNode(note.out.context, { type: 'lowpass', Q: 0.4, frequency: frequency * 7 })
  dull.frequency.setValueAtTime(frequency * 7, note.at)
  dull.frequency.exponentialRampToValueAtTime(frequency * 1.6, note.at + length * 0.7)
  dull.connect(fading)
  oscillate(dull, note.at, length, { type: 'triangle', frequency })
  oscillate(dull, note.at, length, { type: 'triangle', frequency: frequency * 2.001, detune: 3 })
}

/** A horn or a section of strings: two voices a little apart, opened by a filter; swells, holds, and fades. */
export function horn(note: Note, frequency: number, length: number, swell = 0.06): void {
  const { out, at, gain } = note
  const volume = new GainNode(out.context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(gain, at + swell)
  volume.gain.setTargetAtTime(0, at + Math.max(swell, length * 0.55), length * 0.1)
  const warm = new BiquadFilterNode(out.context, { type: 'lowpass', Q: 0.7, frequency: frequency * 2 })
  warm.frequency.setValueAtTime(frequency * 1.5, at)
  warm.frequency.linearRampToValueAtTime(frequency * 3.4, at + swell * 1.5)
  warm.frequency.linearRampToValueAtTime(frequency * 1.6, at + length)
  warm.connect(volume).connect(out)
  for (const detune of [-5, 5]) oscillate(warm, at, length, { type: 'sawtooth', frequency, detune })
}

/** A skin or a board that is struck: a low tone that falls. */
export function thump(note: Note, frequency: number, length: number): void {
  const fading = envelope(note, 0.003, length)
  const tone = oscillate(fading, note.at, length, { type: 'sine', frequency })
  tone.frequency.setValueAtTime(frequency * 1.7, note.at)
  tone.frequency.exponentialRampToValueAtTime(frequency, note.at + 0.05)
}

/** Air: noise through a window of frequencies that moves, as cloth or paper sounds. */
export interface Air {
  length: number
  attack: number
  from: number
  to: number
  width: number
}

export function air(note: Note, { length, attack, from, to, width }: Air): void {
  const { out, at } = note
  const fading = envelope(note, attack, length)
  const window = new BiquadFilterNode(out.context, { type: 'bandpass', Q: width, frequency: from })
  window.frequency.setValueAtTime(from, at)
  window.frequency.exponentialRampToValueAtTime(to, at + length)
  window.connect(fading)
  const noise = new AudioBufferSourceNode(out.context, { buffer: noiseOf(out.context), loop: true })
  noise.connect(window)
  noise.start(at, (at * 7.3) % 1)
  noise.stop(at + length)
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Two seconds of noise, made once: darker than hiss, as cloth and hands are. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const made = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate })
  const chance = dice(1)
  let dark = 0
  made.getChannelData(0).forEach((_, index, samples) => {
    dark = 0.86 * dark + 0.14 * (chance() * 2 - 1)
    samples[index] = dark * 5
  })
  noises.set(context, made)
  return made
}

/** Numbers from 0 to 1 that look like chance and are the same again each time. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 0) / 2 ** 32
  }
}

/** The room: a short echo of everything, as a hall of wood and velvet gives it. */
export function hall(context: BaseAudioContext, out: AudioNode): AudioNode {
  const inside = new GainNode(context)
  const length = Math.round(context.sampleRate * 0.7)
  const echo = new AudioBuffer({ length, sampleRate: context.sampleRate, numberOfChannels: 2 })
  for (const channel of [0, 1]) {
    const chance = dice(channel + 2)
    const samples = echo.getChannelData(channel)
    samples.forEach((_, index) => (samples[index] = (chance() * 2 - 1) * (1 - index / length) ** 3.5))
  }
  const wet = new GainNode(context, { gain: 0.16 })
  inside.connect(out)
  inside
    .connect(new ConvolverNode(context, { buffer: echo }))
    .connect(wet)
    .connect(out)
  return inside
}
