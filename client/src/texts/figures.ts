/** A figure as people write it, with a true minus sign. */
export function figure(value: number): string {
  return value < 0 ? `\u2212${-value}` : String(value)
}

/** A change as people write it: +4, −5 with a true minus sign, ±0 as 0. */
export function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `\u2212${-value}`
}

/** A difference with its sign and at most one decimal, as it's written in a language: "+1,5"; in a column, always one. */
export function difference(value: number, language: string, decimals = 0): string {
  const figures = new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  })
  return figures.format(value).replace('-', '\u2212')
}
