/** Keyboard shortcuts of a table. Letters work only outside text fields. */
export type Shortcut =
  'help' | 'explain' | 'log' | 'chat' | 'note' | 'menu' | 'board' | 'undo' | 'skip' | 'ask' | 'coach'

export const KEYS: Record<string, Shortcut> = {
  '?': 'help',
  i: 'explain',
  a: 'ask',
  b: 'board',
  l: 'log',
  c: 'chat',
  n: 'note',
  m: 'menu',
  k: 'coach',
  u: 'undo',
  s: 'skip',
}

export function shortcut(event: KeyboardEvent): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined
  const writing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
  return writing ? undefined : KEYS[event.key]
}
