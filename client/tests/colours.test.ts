import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SRC = new URL('../src/', import.meta.url)
const SOURCES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts|css)$/.test(path))
  .sort()
const TOKENS = SOURCES.filter((path) => /(^|\/)tokens\.css$/.test(path))
const OTHERS = SOURCES.filter((path) => !TOKENS.includes(path))

/** `#2a1a14`, also as an address spells it in a `data:` link; `rgb(…)` and its kin; `white`, where a colour stands. */
const RAW = [
  /(?<![\w&.]|url\()(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!\()/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi,
  /(?<=[\s:(,"'])(?:white|black|silver|gray|grey|red|maroon|yellow|olive|lime|green|aqua|teal|blue|navy|fuchsia|purple|orange|gold|ivory|beige|brown|tan)(?=[\s,)!"']|$)/gim,
]
const COLOURED = /(?:color|fill|stroke|background|border|shadow|outline|gradient)[\w-]*\s*[:=(][^;{}]*/g

function rawColours(text: string): string[] {
  const [hex, functions, names] = RAW as [RegExp, RegExp, RegExp]
  const plain = text.replaceAll(/\/\*.*?\*\/|<!--.*?-->/gs, '')
  const styles =
    plain
      .match(COLOURED)
      ?.join('\n')
      .replaceAll(/var\([^)]*\)/g, '') ?? ''
  return [...(plain.match(hex) ?? []), ...(plain.match(functions) ?? []), ...(styles.match(names) ?? [])]
}

test.each([
  ['color: #2a1a14;', ['#2a1a14']],
  ['background: linear-gradient(#fff8, transparent);', ['#fff8']],
  ["fill='%2347101a'", ['%2347101a']],
  ['stroke: rgba(42, 26, 20, .36)', ['rgba(']],
  ['border: 1px solid white;', ['white']],
  ['fill="url(#fade)" stroke="var(--seat-red)"', []],
])('%s', (text, found) => {
  expect(rawColours(text)).toEqual(found)
})

test('every colour is a token', () => {
  const found = OTHERS.map((path) => [path, rawColours(readFileSync(new URL(path, SRC), 'utf8'))] as const)
  expect(found.filter(([, colours]) => colours.length > 0)).toEqual([])
})

test('a token that both themes share is defined once', () => {
  const names = TOKENS.flatMap((path) => {
    const text = readFileSync(new URL(path, SRC), 'utf8')
    return [...text.matchAll(/^:root \{(.*?)^\}/gms)].flatMap(([, block]) => block!.match(/--[\w-]+(?=:)/g) ?? [])
  })
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
