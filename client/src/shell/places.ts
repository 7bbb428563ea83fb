export type Place =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'code'; code: string }
  | { page: 'unknown' }

/** What a path of the address bar stands for. */
export function placeOf(path: string): Place {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter(Boolean)
  if (first === '') return { page: 'home' }
  if (first === 't' && second && more.length === 0) {
    if (third === '') return { page: 'table', id: second }
    if (third === 'replay') return { page: 'replay', id: second }
  }
  if (first === 'c' && second && third === '') return { page: 'code', code: decodeURIComponent(second) }
  return { page: 'unknown' }
}
