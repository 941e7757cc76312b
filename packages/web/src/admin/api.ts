import type { AdminTables, Audit, Bans, FoundPeople, NewBan, Reports } from '@acheron/protocol'
import { json } from '../remote/api.ts'

const part = encodeURIComponent
const from = (before: number | null) => (before === null ? '' : `before=${before}`)

/** What admins see and do. */
export const adminApi = {
  reports: (state: 'open' | 'done', before: number | null) =>
    json<Reports>('GET', `/admin/reports?state=${state}&${from(before)}`),
  settle: (no: number, done: boolean, note: string) => json<unknown>('PUT', `/admin/reports/${no}`, { done, note }),
  people: (name: string) => json<FoundPeople>('GET', `/admin/people?name=${part(name)}`),
  signOut: (id: string, reason: string) => json<unknown>('POST', `/admin/people/${part(id)}/sign-out`, { reason }),
  bans: () => json<Bans>('GET', '/admin/bans'),
  ban: (wanted: NewBan) => json<unknown>('POST', '/admin/bans', wanted),
  unban: (id: string) => json<unknown>('DELETE', `/admin/bans/${part(id)}`),
  tables: (find: string, before: number | null) =>
    json<AdminTables>('GET', `/admin/tables?find=${part(find)}&${from(before)}`),
  close: (table: string, reason: string) => json<unknown>('POST', `/admin/tables/${part(table)}/close`, { reason }),
  audit: (before: number | null) => json<Audit>('GET', `/admin/audit?${from(before)}`),
}
