/** A dimmed region is still legible: every text token keeps a contrast of 4.5 to 1 on its ground, also when dimmed. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
const TOKENS = read('tokens.css')
const LIGHTS = read('pages/learn/dimming.css')
const GROUNDS = ['stage', 'stage-hi', 'house']
const ON_GROUND = ['ink', 'soft', 'gold-text', 'verdigris-text', 'ember-text']
const PAIRS = [
  ...GROUNDS.flatMap((ground) => ON_GROUND.map((text) => [text, ground] as const)),
  ...['ink', 'soft', 'gold', 'verdigris', 'ember'].map((text) => [`paper-${text}`, 'paper'] as const),
  ['velvet-ink', 'velvet'] as const,
  ['velvet-soft', 'velvet'] as const,
]

type Colour = [number, number, number]

function tokens(theme: string): Map<string, Colour> {
  const blocks = [...TOKENS.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) => selector.includes(':root') || selector.includes(theme),
  )
  const pairs = blocks.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*#([0-9a-f]{6})\b/g)])
  return new Map(
    pairs.map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Colour,
    ]),
  )
}

/** The filter of a theme: brightness, contrast and saturation, as dimming.css has them. */
function dimming(theme: string): number[] {
  const found = [...LIGHTS.matchAll(/--dim: brightness\(([\d.]+)\) contrast\(([\d.]+)\) saturate\(([\d.]+)\)/g)]
  return (found[theme === 'matinee' ? 1 : 0] ?? []).slice(1).map(Number)
}

const within = (value: number): number => Math.max(0, Math.min(1, value))

function dimmed(colour: Colour, [bright = 1, contrast = 1, saturation = 1]: number[]): Colour {
  const [red, green, blue] = colour.map((part) => within((part * bright - 0.5) * contrast + 0.5)) as Colour
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue
  return [red, green, blue].map((part) => within(grey + saturation * (part - grey))) as Colour
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, two: Colour): number {
  const [light, dark] = [luminance(one), luminance(two)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

test.each(['evening', 'matinee'])('every text of the %s is legible on a dimmed ground', (theme) => {
  const colours = tokens(theme)
  const filter = dimming(theme)
  expect(filter).toHaveLength(3)
  expect(filter[0]).toBeLessThan(0.8)
  for (const [text, ground] of PAIRS) {
    const ratio = contrast(dimmed(colours.get(text)!, filter), dimmed(colours.get(ground)!, filter))
    expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})
