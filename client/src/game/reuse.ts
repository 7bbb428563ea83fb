/** Structural sharing: `now`, built from the parts of `before` that are equal, so that unchanged parts aren't redrawn. */
export function reuse<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now) || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const was = new Map<string, unknown>(Object.entries(before))
  const parts = Object.entries(now).map(([key, part]: [string, unknown]) => [key, reuse(was.get(key), part)] as const)
  const same = parts.length === was.size && parts.every(([key, part]) => was.has(key) && Object.is(was.get(key), part))
  if (same) return before as Value
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value
}
