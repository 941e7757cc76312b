import pg from 'pg'
import { StartError } from '../../errors.ts'
import { migrations } from './schema.ts'

/** The connections to a database. */
export interface Connections {
  /** Writes run one after the other, in the order of the calls. */
  readonly writes: pg.Pool
  readonly reads: pg.Pool
}

export interface DatabaseOptions {
  readonly url: string
  /** Read-only: nothing is created or migrated. */
  readonly readOnly?: boolean
  /** An idle connection was lost; the pool makes another when it is needed. */
  readonly onLost?: (error: Error) => void
}

/** Key of the advisory lock under which one process migrates: any number, the same everywhere. */
export const migrationLock = 0x4143484e

/** Connects to the database and creates or migrates our schema; a StartError says in one line why it cannot be used. */
export async function openDatabase({
  url,
  readOnly = false,
  onLost = () => {},
}: DatabaseOptions): Promise<Connections> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new StartError('DATABASE_URL must be such as postgres://user:password@host:5432/acheron')
  const pool = (max: number) =>
    new pg.Pool({
      ...{ connectionString: url, max, application_name: 'acheron', keepAlive: true, idleTimeoutMillis: 0 },
      ...{ connectionTimeoutMillis: 5000, query_timeout: 20_000 },
    }).on('error', onLost)
  const writes = pool(1)
  try {
    await (readOnly ? checkFormat(writes, url) : migrate(writes, url))
    return { writes, reads: pool(4) }
  } catch (error) {
    await writes.end()
    throw databaseTrouble(error, url)
  }
}

async function migrate(pool: pg.Pool, url: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Processes that start at the same moment migrate one after the other.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query('create schema if not exists acheron')
    await client.query('create table if not exists acheron.format (version integer not null)')
    const version = await formatOf(client, url)
    for (const migration of migrations.slice(version)) await client.query(migration)
    await client.query(
      version === 0 ? 'insert into acheron.format values ($1)' : 'update acheron.format set version = $1',
      [migrations.length],
    )
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function checkFormat(pool: pg.Pool, url: string): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('acheron.format') as there`)
  if (rows[0]?.there === null || (await formatOf(pool, url)) < migrations.length)
    throw new StartError(`${placeOf(url)} has no tables of this Acheron's; start a server with it first`)
}

/** Connects and checks that the tables of today's format are there; a StartError says in one line why they are not. */
export async function checkDatabase(url: string): Promise<void> {
  const { writes, reads } = await openDatabase({ url, readOnly: true })
  await Promise.all([writes.end(), reads.end()])
}

async function formatOf(client: Pick<pg.Pool, 'query'>, url: string): Promise<number> {
  const { rows } = await client.query('select version from acheron.format')
  const version = Number(rows[0]?.version ?? 0)
  if (version > migrations.length)
    throw new StartError(
      `${placeOf(url)} was written by a newer Acheron (format ${version}); start that version instead`,
    )
  return version
}

/** The database's address without the password. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `the database ${pathname.slice(1)} at ${host || (searchParams.get('host') ?? 'this machine')}`
}

/** The problem of the database, and the way out. */
export function databaseTrouble(error: unknown, url: string): StartError {
  if (error instanceof StartError) return error
  const { code = '', message } = error as { code?: string; message: string }
  const place = placeOf(url)
  switch (code) {
    case '28P01':
    case '28000':
      return new StartError(`${place} does not let us in: ${message}; check the user and password of DATABASE_URL`)
    case '3D000':
      return new StartError(`there is no such database: ${message}; create it, or name another with DATABASE_URL=`)
    case '42501':
      return new StartError(`${place} may not be written by us: ${message}; let the user create a schema there`)
    default: {
      const why = message || code
      return new StartError(`${place} cannot be used: ${why}; check DATABASE_URL, and that PostgreSQL runs there`)
    }
  }
}
