/** A move of a finished game: its item number, and the seat whose view is shown. */
export interface ReplayPosition {
  number: number
  seat: string
}

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; moment?: ReplayPosition }
  | { page: 'mistakes'; id: string; seat: string }
  | { page: 'what-if'; id: string }
  | { page: 'training' }
  | { page: 'puzzle'; id: string; place: number; themed?: boolean }
  | { page: 'code'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'glossary' }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; name: string }
  | { page: 'overture'; game: string }
  | { page: 'profile'; name?: string }
  | { page: 'foyer' }
  | { page: 'daily'; day?: string }
  | { page: 'tournament'; id: string }
  | { page: 'new-tournament' }
  | { page: 'new-companion' }
  | { page: 'companion'; id: string }
  | { page: 'notices' }
  | { page: 'host' }
  | { page: 'link'; what: 'mail' | 'stop' | 'password'; token: string }
  | { page: 'unknown' }

/** The route of a path. */
export function parseRoute(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter(Boolean)
  if (first === '') return { page: 'home' }
  if (first === 't' && second && more.length === 0) {
    if (third === '') return { page: 'table', id: second }
    if (third === 'replay') return { page: 'replay', id: second }
    if (third === 'what-if') return { page: 'what-if', id: second }
  }
  if (first === 't' && second && third === 'replay' && more.length === 2) return replayRoute(second, more[0]!, more[1]!)
  if (first === 't' && second && third === 'mistakes' && more.length === 1)
    return { page: 'mistakes', id: second, seat: more[0]! }
  if (first === 'c' && second && third === '') return { page: 'code', code: decodeURIComponent(second) }
  if (first === 'rules' && second && third === '') return { page: 'rules', game: second }
  if (first === 'glossary' && second === '') return { page: 'glossary' }
  if (first === 'training' && second === '') return { page: 'training' }
  if (first === 'training' && second && /^\d+$/.test(third)) {
    if (more.length === 0) return { page: 'puzzle', id: second, place: Number(third) }
    if (more.length === 1 && more[0] === 'theme')
      return { page: 'puzzle', id: second, place: Number(third), themed: true }
  }
  if (first === 'foyer' && second === '') return { page: 'foyer' }
  if (first === 'daily' && third === '') return second ? { page: 'daily', day: second } : { page: 'daily' }
  if (first === 'tournaments' && second && third === '')
    return second === 'new' ? { page: 'new-tournament' } : { page: 'tournament', id: second }
  if (first === 'beside' && third === '') return second ? { page: 'companion', id: second } : { page: 'new-companion' }
  if (first === 'notices' && second === '') return { page: 'notices' }
  if (first === 'host' && second === '') return { page: 'host' }
  if ((first === 'mail' || first === 'stop' || first === 'password') && second && third === '')
    return { page: 'link', what: first, token: decodeURIComponent(second) }
  if (first === 'me' && second === '') return { page: 'profile' }
  if (first === 'people' && second && third === '') return { page: 'profile', name: decodeURIComponent(second) }
  if (first === 'learn' && more.length === 0) {
    if (second === '') return { page: 'learn' }
    if (third === 'overture') return { page: 'overture', game: second }
    if (third) return { page: 'lesson', game: second, name: third }
  }
  return { page: 'unknown' }
}

function replayRoute(id: string, number: string, seat: string): Route {
  return /^[1-9]\d*$/.test(number)
    ? { page: 'replay', id, moment: { number: Number(number), seat } }
    : { page: 'unknown' }
}
