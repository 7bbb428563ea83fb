/**
 * SHA-256 of a few bytes. Browsers offer it only to pages that came by https (crypto.subtle), and friends at home open
 * a table by http.
 */
const ROUNDS = 64
const BLOCK = 64
const LENGTH_AT = 56

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const PRIMES: number[] = []
for (let number = 2; PRIMES.length < ROUNDS; number += 1) {
  if (PRIMES.every((prime) => number % prime)) PRIMES.push(number)
}
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const KEYS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

/** The hash of bytes that are written in hexadecimal digits, written the same way. */
export function sha256(hex: string): string {
  const bytes = padded(hex)
  let state = START
  for (let at = 0; at < bytes.length; at += BLOCK) state = mixed(state, scheduleOf(bytes, at))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The bytes, a bit, zeros, and how many bits there were. */
function padded(hex: string): Uint8Array {
  const count = hex.length / 2
  const bytes = new Uint8Array(Math.ceil((count + BLOCK - LENGTH_AT + 1) / BLOCK) * BLOCK)
  for (let at = 0; at < count; at += 1) bytes[at] = parseInt(hex.slice(at * 2, at * 2 + 2), 16)
  bytes[count] = 0x80
  new DataView(bytes.buffer).setUint32(bytes.length - 4, count * 8)
  return bytes
}

function scheduleOf(bytes: Uint8Array, at: number): Int32Array {
  const view = new DataView(bytes.buffer, at)
  const words = new Int32Array(ROUNDS)
  for (let i = 0; i < ROUNDS; i += 1) {
    if (i < 16) {
      words[i] = view.getInt32(i * 4)
      continue
    }
    const early = words[i - 15]!
    const late = words[i - 2]!
    const one = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const other = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[i] = words[i - 16]! + one + words[i - 7]! + other
  }
  return words
}

function mixed(state: number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < ROUNDS; i += 1) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + KEYS[i]! + words[i]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0)
}
