/** What each cue sounds like: short, warm and soft, in one key, so that what overlaps still agrees. */
import type { Cue } from '../shell/cues'
import { air, bell, dice, horn, pitch, pluck, thump, type Note } from './instruments'

/** Plays into an output, at a time; `size` goes from 0 to 1. */
export type Sound = (out: AudioNode, at: number, size: number) => void

/** Notes of D major; `Fs` is F sharp. */
const D2 = pitch(-31)
const D3 = pitch(-19)
const A3 = pitch(-12)
const D4 = pitch(-7)
const Fs4 = pitch(-3)
const G4 = pitch(-2)
const A4 = pitch(0)
const D5 = pitch(5)
const Fs5 = pitch(9)
const A5 = pitch(12)
const B5 = pitch(14)
const D6 = pitch(17)
const Fs6 = pitch(21)
const A6 = pitch(24)

const note = (out: AudioNode, at: number, gain: number): Note => ({ out, at, gain })

/** One after another, so many seconds apart. */
function run(frequencies: readonly number[], gap: number, play: (frequency: number, after: number) => void): void {
  frequencies.forEach((frequency, index) => play(frequency, index * gap))
}

/** Plucked strings one after another. */
function plucked(out: AudioNode, at: number, gain: number, frequencies: readonly number[], gap: number): void {
  run(frequencies, gap, (frequency, after) => pluck(note(out, at + after, gain), frequency, 0.4))
}

/** A coin that falls on others. */
function coin(out: AudioNode, at: number, gain: number, frequency: number): void {
  bell(note(out, at, gain), frequency, 0.28)
  bell(note(out, at + 0.025, gain * 0.5), frequency * 1.34, 0.2)
}

/** Paper or a card that is laid down. */
function paper(out: AudioNode, at: number): void {
  air(note(out, at, 0.34), { length: 0.14, attack: 0.05, from: 1400, to: 3800, width: 0.8 })
  thump(note(out, at + 0.09, 0.24), 150, 0.12)
}

/** Hammers on wood, and what they build. */
function build(out: AudioNode, at: number): void {
  run([118, 132, 148], 0.13, (frequency, after) => thump(note(out, at + after, 0.42), frequency, 0.2))
  plucked(out, at, 0.16, [D4, Fs4, A4], 0.13)
  bell(note(out, at + 0.39, 0.14), D5, 0.55)
}

/** The bell of the foyer: the last act begins. */
function ring(out: AudioNode, at: number): void {
  run([D5, D5, D5], 0.42, (frequency, after) => {
    bell(note(out, at + after, 0.26), frequency, 1.4)
    bell(note(out, at + after, 0.1), frequency * 1.498, 0.9)
  })
}

/** Drums and low strings that swell. */
function swell(out: AudioNode, at: number): void {
  for (let stroke = 0; stroke < 22; stroke++) thump(note(out, at + stroke * 0.068, 0.07 + 0.012 * stroke), D2, 0.2)
  horn(note(out, at, 0.12), D3, 1.7, 1.2)
  horn(note(out, at, 0.07), A3, 1.7, 1.2)
}

/** Horns upwards, the chord they lead to, and bells above it. */
function fanfare(out: AudioNode, at: number): void {
  run([D4, Fs4, A4], 0.16, (frequency, after) => horn(note(out, at + after, 0.14), frequency, 0.4, 0.03))
  for (const frequency of [D4, Fs4, A4, D5]) horn(note(out, at + 0.52, 0.11), frequency, 2, 0.05)
  run([D5, A5, D6, Fs6], 0.11, (frequency, after) => bell(note(out, at + 0.56 + after, 0.1), frequency, 1.3))
  thump(note(out, at + 0.52, 0.34), D2, 0.5)
}

/** Many hands: single claps, dense in the middle, and behind them all the others. More and longer by size. */
function applaud(out: AudioNode, at: number, size: number): void {
  const length = 1.1 + 2.2 * size
  const chance = dice(Math.round(size * 100) + 5)
  for (let clap = 0; clap < 30 + 190 * size; clap++) {
    const when = length * 0.92 * ((chance() + chance()) / 2)
    const gain = 0.5 * (0.35 + 0.65 * chance()) * (0.6 + 0.4 * size)
    const from = 900 + 1500 * chance()
    air(note(out, at + when, gain), { length: 0.07, attack: 0.002, from, to: from * 0.7, width: 1.5 })
  }
  air(note(out, at, 0.1 + 0.16 * size), { length, attack: length * 0.3, from: 900, to: 1300, width: 0.45 })
}

export const SOUNDS: Record<Cue, Sound> = {
  turn: (out, at) => run([A5, D6], 0.14, (frequency, after) => bell(note(out, at + after, 0.2), frequency, 0.95)),
  bid: (out, at) => plucked(out, at, 0.3, [D4, A4], 0.09),
  purchase(out, at) {
    pluck(note(out, at, 0.22), D5, 0.4)
    coin(out, at + 0.08, 0.12, A6)
    coin(out, at + 0.17, 0.09, Fs6)
  },
  building: build,
  'last-round': ring,
  curtain(out, at) {
    air(note(out, at, 0.42), { length: 0.95, attack: 0.3, from: 260, to: 760, width: 0.7 })
    thump(note(out, at + 0.72, 0.16), 74, 0.25)
  },
  coins(out, at, size) {
    const notes = [A6, Fs6, D6, A6, B5, Fs6].slice(0, 2 + Math.round(4 * size))
    run(notes, 0.075, (frequency, after) => coin(out, at + after, 0.14, frequency))
  },
  change: (out, at) => plucked(out, at, 0.2, [A4, D5, Fs5], 0.07),
  stamp(out, at, size) {
    thump(note(out, at, 0.3 + 0.2 * size), 105, 0.2)
    air(note(out, at, 0.1), { length: 0.06, attack: 0.002, from: 2400, to: 900, width: 0.7 })
    pluck(note(out, at + 0.02, 0.1 + 0.1 * size), size > 0.66 ? A4 : D4, 0.3)
  },
  loss: (out, at) => run([G4, D4], 0.2, (frequency, after) => horn(note(out, at + after, 0.14), frequency, 0.5, 0.04)),
  standing: (out, at) => plucked(out, at, 0.14, [D5, Fs5, A5, D6], 0.09),
  suspense: swell,
  applause: applaud,
  card: paper,
  takeover(out, at) {
    paper(out, at)
    horn(note(out, at + 0.1, 0.15), A3, 0.35, 0.03)
    horn(note(out, at + 0.28, 0.17), D4, 0.6, 0.03)
    thump(note(out, at + 0.28, 0.3), 92, 0.3)
  },
  chat: (out, at) => plucked(out, at, 0.13, [B5, D6], 0.08),
  victory: fanfare,
}
