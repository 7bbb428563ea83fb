/** HTTP requests of the club: profiles, recovery codes, the foyer, and the deal of the day. */
import { call } from './http'
import type {
  DailyArchive,
  DailyDeal,
  Foyer,
  PersonInfo,
  PlayedGames,
  Profile,
  Ratings,
  Seek,
  TablePicture,
  TableSummary,
  Turn,
} from './types'

const pageOf = (name: string | undefined): string =>
  name === undefined ? '/api/me' : `/api/people/${encodeURIComponent(name)}`

export const club = {
  /** The page of an account; one's own without a name. */
  profile: (name?: string) => call<Profile>(name === undefined ? '/api/me/profile' : pageOf(name)),
  setPrivate: (isPrivate: boolean) =>
    call<undefined>('/api/me/profile', { method: 'PUT', body: { private: isPrivate } }),
  /** Games that ended before that time. */
  playedGames: (name: string | undefined, before: number) =>
    call<PlayedGames>(`${pageOf(name)}/results?before=${before}`),
  /** What goes on in the house; an empty choice is any. */
  foyer: (wanted: { game: string; players: number; pace: string; before?: number }) =>
    call<Foyer>(
      '/api/foyer?' +
        Object.entries(wanted)
          .map(([name, value]) => `${name}=${value}`)
          .join('&'),
    ),
  /** A public table that is played now, as anybody sees it who walks by. */
  picture: (id: string) => call<TablePicture>(`/api/tables/${id}/picture`),
  /** Sit down with anybody who wants the same. */
  seek: (wanted: Seek) => call<TableSummary>('/api/seeks', { method: 'POST', body: { ...wanted } }),
  /** The deal of a day; of today without one. */
  daily: (day?: string) => call<DailyDeal>(day === undefined ? '/api/daily' : `/api/daily/${day}`),
  playDaily: () => call<TableSummary>('/api/daily', { method: 'POST', body: {} }),
  dailyArchive: () => call<DailyArchive>('/api/daily/archive'),
  /** The games that wait for me, the most urgent first. */
  turns: () => call<{ turns: Turn[] }>('/api/me/turns').then((answer) => answer.turns),
  ratings: (game: string) => call<Ratings>(`/api/ratings?game=${game}`),
  /** Set a new password with a recovery code, which is used up. */
  recover: (name: string, code: string, password: string) =>
    call<{ person: PersonInfo }>('/api/recovery', { method: 'POST', body: { name, code, password } }),
  newRecoveryCodes: (password: string) =>
    call<{ codes: string[] }>('/api/me/recovery-codes', { method: 'POST', body: { password } }),
}
