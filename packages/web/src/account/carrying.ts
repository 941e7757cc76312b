import { parseRoute } from '../app/routes.ts'

/** What a link to another device has after its `#`, which no server sees: the code, and the table to go to. */
export interface Carried {
  readonly code: string
  readonly table: string | null
}

/** The link that makes another device this person; from a table it leads there. */
export function carryLink(origin: string, path: string, code: string): string {
  const route = parseRoute(path)
  return `${origin}/carry#${code}${route.page === 'table' ? `/${encodeURIComponent(route.id)}` : ''}`
}

/** What stands in a link's `#`; null if there is no code. */
export function carriedIn(hash: string): Carried | null {
  const found = /^#([0-9a-z-]{4,64})(?:\/([0-9A-Za-z_-]{1,64}))?$/i.exec(hash)
  return found ? { code: found[1]!, table: found[2] ?? null } : null
}
