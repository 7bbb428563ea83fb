/** Structural sharing: `now`, built from the parts of `before` that are equal, so that unchanged parts aren't redrawn. */
export function reuse<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now) || !isThing(before) || !isThing(now)) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  const parts = keys.map((key) => reuse(before[key], now[key]))
  const same =
    keys.length === Object.keys(before).length &&
    keys.every((key, at) => key in before && Object.is(before[key], parts[at]))
  if (same) return before as Value
  return (Array.isArray(now) ? parts : Object.fromEntries(keys.map((key, at) => [key, parts[at]]))) as Value
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
