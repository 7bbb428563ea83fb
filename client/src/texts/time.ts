const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** When that will be, in words of the language: "in 3 hr." */
export function ahead(at: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'short' })
  const left = Math.max(0, at - now)
  const [unit, length] = STEPS.find(([, length]) => left >= length) ?? ['minute', 60_000]
  return format.format(Math.floor(left / length), unit)
}

/** How long ago that was, in words of the language: "3 hr. ago". */
export function ago(at: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const [unit, length] = STEPS.find(([, length]) => now - at >= length) ?? ['minute', 60_000]
  return format.format(-Math.floor((now - at) / length), unit)
}
