import type { Profile, ProfileChange, ProfileQuery, TableRatings } from '@acheron/protocol'
import { json, table } from './api.ts'

function searching(query: ProfileQuery): string {
  const asked = Object.entries(query).filter(([, value]) => value)
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
}

/** What somebody has played: oneself, or whoever lets others see it. */
export const profileApi = {
  mine: (query: ProfileQuery) => json<Profile>('GET', `/profile${searching(query)}`),
  of: (name: string, query: ProfileQuery) =>
    json<Profile>('GET', `/people/${encodeURIComponent(name)}${searching(query)}`),
  show: (choice: ProfileChange) => json<ProfileChange>('PUT', '/profile', choice),
}

/** What a rated table has meant to those who played there. */
export const tableRatings = (id: string) => json<TableRatings>('GET', `${table(id)}/ratings`)
