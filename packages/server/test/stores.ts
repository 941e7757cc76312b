import { test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { startPostgres } from './postgres.ts'

const postgres = await startPostgres()

/** The same test of a server on a data file and on a database. */
export function onBothStores(title: string, check: (options: Partial<ServerOptions>) => Promise<void>): void {
  test(`SQLite: ${title}`, () => check({}))
  if ('why' in postgres) test.skip(`PostgreSQL: ${title}: ${postgres.why}`, () => {})
  else test(`PostgreSQL: ${title}`, async () => check({ database: await postgres.database() }))
}
