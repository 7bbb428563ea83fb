/** HTTP requests of tournaments and duplicate evenings. Each answers with the page as it is afterwards. */
import { call } from './http'
import type { NewTournament, TournamentPage, Tournaments } from './types'

const change = (id: string, what: string, method = 'POST', body = {}): Promise<TournamentPage> =>
  call<TournamentPage>(`/api/tournaments/${id}/${what}`, { method, body })

export const tournaments = {
  all: () => call<Tournaments>('/api/tournaments').then((answer) => answer.tournaments),
  open: (terms: NewTournament) => call<TournamentPage>('/api/tournaments', { method: 'POST', body: { ...terms } }),
  read: (id: string) => call<TournamentPage>(`/api/tournaments/${encodeURIComponent(id)}`),
  enter: (id: string) => change(id, 'entries'),
  withdraw: (id: string) => change(id, 'entries/me', 'DELETE'),
  remove: (id: string, entrant: number) => change(id, `entries/${entrant}`, 'DELETE'),
  /** The first round, or the next one. */
  begin: (id: string) => change(id, 'rounds'),
  replace: (id: string, table: number, seat: string) => change(id, `tables/${table}/replace`, 'POST', { seat }),
  close: (id: string, table: number) => change(id, `tables/${table}/close`),
  end: (id: string) => change(id, 'end'),
}
