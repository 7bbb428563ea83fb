/** HTTP requests to the server: JSON in, JSON out. A refusal is thrown as `Refused`. */
import { isSite, offlineFiles, offlineHouse } from './backend'
import type {
  Attempt,
  Components,
  Courses,
  ErrorInfo,
  ServerInfo,
  Item,
  Json,
  LessonStage,
  NewTable,
  TurningPoint,
  Preview,
  PersonInfo,
  Picture,
  PossibleOrders,
  RulebookPage,
  ReviewState,
  Snapshot,
  TableSummary,
  Welcome,
} from './types'

/** The server refused a request, or didn't answer (`status` 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorInfo,
  ) {
    super(error.text)
  }
}

const NO_ANSWER: ErrorInfo = { key: 'client-no-answer', details: {}, rule: '', path: '', text: '' }

export interface Call {
  method?: string
  body?: Json
  /** Act as the owner of this token instead of the browser's own person. */
  token?: string
  /** The table this is about, where the path doesn't say so. */
  table?: string
  /** Everybody plays at this device. */
  onDevice?: boolean
}

export async function call<Answer>(path: string, how: Call = {}): Promise<Answer> {
  if (isSite) return callOffline(path, how)
  if (!offlineFiles) return callServer(path, how)
  const { callEither } = await import('../offline/either')
  return callEither<Answer>(path, how)
}

/** Ask the house in this browser. */
export async function callOffline<Answer>(path: string, { method = 'GET', body, token }: Call): Promise<Answer> {
  const answer = await (await offlineHouse()).request(method, path, body, token)
  if (answer.status < 200 || answer.status > 299)
    throw new Refused(answer.status, (answer.body as { error: ErrorInfo }).error)
  return answer.body as Answer
}

/** Ask the server. */
export async function callServer<Answer>(path: string, { method = 'GET', body, token }: Call): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang || 'en' }
  if (body) headers['Content-Type'] = 'application/json'
  if (token) headers.Authorization = `Bearer ${token}`
  const answer = await fetch(path, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
    credentials: token === undefined ? 'same-origin' : 'omit',
  }).catch(() => null)
  if (!answer) throw new Refused(0, NO_ANSWER)
  if (!answer.ok) throw new Refused(answer.status, await errorOf(answer))
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}

async function errorOf(answer: Response): Promise<ErrorInfo> {
  const data = (await answer.json().catch(() => null)) as { error?: ErrorInfo } | null
  return data?.error ?? NO_ANSWER
}

export async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Refused(answer.status, NO_ANSWER)
  return answer.text()
}

export const api = {
  house: () => call<ServerInfo>('/api/house'),
  components: (game: string) => call<Components>(`/api/games/${game}`),
  /** What a seat of this game may decide beforehand. */
  orders: (game: string) => call<PossibleOrders>(`/api/games/${game}/orders`),
  rulebook: (game: string, language: string) => call<RulebookPage>(`/api/rulebooks/${game}?language=${language}`),
  /** A position that illustrates a rule. */
  picture: (game: string, name: string) => call<Picture>(`/api/rulebooks/${game}/pictures/${name}`),
  /** An empty token makes a person beside the browser's own, for another player at this device and table. */
  newGuest: (name: string, language: string, token?: '', table?: string) =>
    call<{ person: PersonInfo; token: string }>('/api/guests', {
      method: 'POST',
      body: { name, language },
      token,
      table,
    }),
  rename: (change: Json) => call<PersonInfo>('/api/me', { method: 'PATCH', body: change }),
  signUp: (name: string, password: string) =>
    call<Welcome>('/api/accounts', { method: 'POST', body: { name, password } }),
  signIn: (name: string, password: string) =>
    call<{ person: PersonInfo }>('/api/sessions', { method: 'POST', body: { name, password } }),
  signOut: () => call<undefined>('/api/sessions', { method: 'DELETE' }),
  signOutEverywhere: () => call<undefined>('/api/me/sessions', { method: 'DELETE' }),
  changePassword: (old: string, password: string) =>
    call<undefined>('/api/me/password', { method: 'PUT', body: { old, new: password } }),
  /** Delete the current person. Their games stay, without the name. */
  leaveForGood: (password: string) => call<undefined>('/api/me', { method: 'DELETE', body: { password } }),
  exportLink: '/api/me/export',
  myTables: () => call<{ tables: TableSummary[] }>('/api/me/tables').then((answer) => answer.tables),
  openTables: () => call<{ tables: TableSummary[] }>('/api/tables').then((answer) => answer.tables),
  open: (table: NewTable, onDevice = false) =>
    call<TableSummary>('/api/tables', { method: 'POST', body: { ...table }, onDevice }),
  table: (id: string) => call<TableSummary>(`/api/tables/${encodeURIComponent(id)}`),
  /** The table in lines of text, as this person (or the owner of the token) sees it. */
  board: (id: string, language: string, token?: string) =>
    call<{ lines: string[] }>(`/api/tables/${id}/board?language=${language}`, { token }).then((answer) => answer.lines),
  /** The log of a finished game, as one seat saw it. */
  replay: (id: string, screen: string) =>
    call<{ items: Item[] }>(`/api/tables/${id}/replay?screen=${screen}`).then((answer) => answer.items),
  /** A finished game as it stood after that number of its replay; with one screen open, or all. */
  moment: (id: string, number: number, screen: string, open = false) =>
    call<Snapshot>(`/api/tables/${id}/replay/${number}?screen=${screen}${open ? '&open=true' : ''}`),
  /** Where a finished game was won. */
  moments: (id: string) =>
    call<{ moments: TurningPoint[] }>(`/api/tables/${id}/moments`).then((answer) => answer.moments),
  /** The review of a finished game, as far as it's made. */
  review: (id: string) => call<ReviewState>(`/api/tables/${id}/review`),
  /** The table as a seat saw it before it made that move of a finished game, with everything it could do. */
  pastQuestion: (id: string, place: number) => call<Snapshot>(`/api/tables/${id}/review/${place}/question`),
  /** What another move would have been worth in its place. */
  attempt: (id: string, place: number, move: string) =>
    call<Attempt>(`/api/tables/${id}/review/${place}/attempt?move=${encodeURIComponent(move)}`),
  recordLink: (id: string) => `/api/tables/${id}/record`,
  record: (id: string) => call<Json>(`/api/tables/${id}/record`),
  /** A game that is kept in this browser, as a file; and such a file as a table here. */
  exportGame: (id: string) => call<Json>(`/api/tables/${id}/game`),
  importGame: (file: object) =>
    call<{ table: TableSummary; players: { seat: string; token: string }[] }>('/api/games', {
      method: 'POST',
      body: { ...file },
    }),
  /** A game that was played without the server, for the server to keep. It's played again there. */
  handOver: (game: Json) => callServer<TableSummary>('/api/me/handovers', { method: 'POST', body: game }),
  lessons: () => call<Courses>('/api/lessons'),
  /** Where these answers lead in a lesson. */
  lesson: (game: string, name: string, answers: string[]) =>
    call<LessonStage>(`/api/lessons/${game}/${name}`, { method: 'POST', body: { answers } }),
  previewInLesson: (game: string, name: string, answers: string[], moves: string[]) =>
    call<{ previews: Preview[] }>(`/api/lessons/${game}/${name}/preview`, {
      method: 'POST',
      body: { answers, moves },
    }).then((answer) => answer.previews),
  finishLesson: (game: string, name: string) =>
    call<undefined>(`/api/me/lessons/${game}/${name}`, { method: 'PUT', body: {} }),
  byCode: (code: string) => call<TableSummary>(`/api/codes/${encodeURIComponent(code)}`),
}
