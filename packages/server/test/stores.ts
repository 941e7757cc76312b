import { test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { PostgresStore } from '../src/store/postgres/store.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { startPostgres } from './postgres.ts'

const postgres = await startPostgres()

/** The same test of a server on a data file and on a database. */
export function onBothStores(
  title: string,
  check: (options: Partial<ServerOptions>) => Promise<void>,
  milliseconds?: number,
): void {
  test(`SQLite: ${title}`, () => check({}), milliseconds)
  if ('why' in postgres) test.skip(`PostgreSQL: ${title}: ${postgres.why}`, () => {})
  else test(`PostgreSQL: ${title}`, async () => check({ database: await postgres.database() }), milliseconds)
}

/** What a server has stored there, while none is at it. */
export const storeAt = async ({ database }: Partial<ServerOptions>, file: string): Promise<Store> =>
  database === undefined ? new SqliteStore({ file }) : PostgresStore.open({ url: database, process: 'test' })

/** By which a process of its own finds the store. */
export const settingsOf = ({ database }: Partial<ServerOptions>): Readonly<Record<string, string>> =>
  database === undefined ? {} : { DATABASE_URL: database }
