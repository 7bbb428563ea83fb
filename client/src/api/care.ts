/** HTTP requests about being called, holidays, and care for people. */
import type {
  BlockList,
  ConfirmedMail,
  Finished,
  HolidayPlan,
  Holidays,
  HouseInfo,
  NewReport,
  NoticeChoice,
  NoticeInfo,
  PersonInfo,
  RegistrationChoice,
  ReportList,
} from './types'
import { call } from './http'

const token = encodeURIComponent

export const care = {
  notices: () => call<NoticeInfo>('/api/me/notices'),
  choose: (choice: NoticeChoice) => call<undefined>('/api/me/notices', { method: 'PUT', body: { ...choice } }),
  addBrowser: (endpoint: string, keys: { p256dh: string; auth: string }) =>
    call<undefined>('/api/me/browsers', { method: 'POST', body: { endpoint, keys } }),
  removeBrowser: (endpoint: string) => call<undefined>('/api/me/browsers', { method: 'DELETE', body: { endpoint } }),
  setMail: (address: string, password: string) =>
    call<ConfirmedMail>('/api/me/mail', { method: 'PUT', body: { address, password } }),
  confirmMail: (link: string) => call<ConfirmedMail>('/api/mail', { method: 'POST', body: { token: link } }),
  stopMail: (link: string) => call<undefined>(`/api/stop/${token(link)}`, { method: 'POST', body: {} }),
  mailPassword: (name: string) => call<null>('/api/recovery/mail', { method: 'POST', body: { name } }),
  passwordByLink: (link: string, password: string) =>
    call<{ person: PersonInfo }>('/api/recovery/link', { method: 'POST', body: { token: link, password } }),
  holiday: () => call<Holidays>('/api/me/holiday').then((answer) => answer.holiday),
  planHoliday: (plan: HolidayPlan) => call<undefined>('/api/me/holiday', { method: 'PUT', body: { ...plan } }),
  endHoliday: () => call<undefined>('/api/me/holiday', { method: 'DELETE' }),
  blocks: () => call<BlockList>('/api/me/blocks').then((answer) => answer.people),
  block: (person: string) => call<undefined>('/api/me/blocks', { method: 'POST', body: { person } }),
  unblock: (person: string) => call<undefined>(`/api/me/blocks/${token(person)}`, { method: 'DELETE' }),
  report: (report: NewReport) => call<undefined>('/api/reports', { method: 'POST', body: { ...report } }),
  finished: () => call<Finished>('/api/me/finished'),
}

/** What only the host of a house may do. */
export const host = {
  house: () => call<HouseInfo>('/api/host'),
  reports: (closed: boolean) => call<ReportList>(`/api/host/reports?closed=${closed}`).then((answer) => answer.reports),
  closeReport: (id: string) => call<undefined>(`/api/host/reports/${token(id)}/close`, { method: 'POST', body: {} }),
  setRegistration: (choice: RegistrationChoice) =>
    call<undefined>('/api/host/registration', { method: 'PUT', body: { ...choice } }),
  ban: (person: string, days: number | null) =>
    call<undefined>('/api/host/bans', { method: 'POST', body: { person, days } }),
  unban: (person: string) => call<undefined>(`/api/host/bans/${token(person)}`, { method: 'DELETE' }),
}
