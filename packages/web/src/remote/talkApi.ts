import type { Decisions, HushedPeople, NewHush, NewReport, Side, TalkPage } from '@acheron/protocol'
import { json, table } from './api.ts'

/** The REST side of talk and of order among people. */
export const talkApi = {
  page: (id: string, side?: Side, before?: number) => {
    const query = new URLSearchParams({ ...(side ? { side } : {}), ...(before ? { before: String(before) } : {}) })
    return json<TalkPage>('GET', `${table(id)}/talk?${query}`)
  },
  read: (id: string, side: Side, n: number) => json<unknown>('PUT', `${table(id)}/talk/read`, { side, n }),
  hush: (wanted: NewHush) => json<unknown>('POST', '/hushed', wanted),
  hushed: () => json<HushedPeople>('GET', '/hushed'),
  unhush: (id: string) => json<unknown>('DELETE', `/hushed/${encodeURIComponent(id)}`),
  report: (report: NewReport) => json<unknown>('POST', '/reports', report),
  decisions: () => json<Decisions>('GET', '/decisions'),
}
