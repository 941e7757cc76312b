import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../../errors.ts'
import type { Row } from '../rows.ts'
import { newClient, usualTimes } from './connections.ts'
import { differenceOf, inWords, type Rules } from './rules.ts'
import { migrations, worksFrom } from './schema.ts'
import * as sql from './statements.ts'

/** Key of the advisory lock under which one process migrates: any number, the same everywhere. */
export const migrationLock = 0x4143484e

/** A process that comes to a database. */
interface Newcomer {
  readonly process: string
  readonly rules: Rules
}

/** Another process plays by other rules. */
class OtherRules extends StartError {}

/** A database that is only to be read was left by an older Acheron. */
export class OlderFormat extends StartError {}

/**
 * Creates or migrates our schema in the database, and adds the newcomer to its processes; a StartError says in one line why it
 * cannot be used. Without a newcomer it is only read.
 */
export async function openDatabase(url: string, newcomer: Newcomer | null, times = usualTimes): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new StartError('DATABASE_URL must be such as postgres://user:password@host:5432/acheron')
  const until = performance.now() + times.otherRules
  for (;;) {
    try {
      await tryToOpen(url, newcomer)
      return
    } catch (error) {
      // It may have been killed a moment ago.
      if (!(error instanceof OtherRules) || performance.now() > until) throw databaseTrouble(error, url)
      await setTimeout(500)
    }
  }
}

async function tryToOpen(url: string, newcomer: Newcomer | null): Promise<void> {
  // To migrate much may take long, and so may waiting for somebody who does.
  const client = newClient(url, { ...usualTimes, answer: 0 })
  try {
    await client.connect()
    await (newcomer ? enter(client, url, newcomer) : checkFormat(client, url))
  } finally {
    void client.end()
  }
}

/** If the line breaks, the database undoes all of it. */
async function enter(client: pg.Client, url: string, { process, rules }: Newcomer): Promise<void> {
  await client.query('begin')
  // Processes that start at the same moment come in one after the other.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await client.query('create schema if not exists acheron')
  await client.query('create table if not exists acheron.format (version integer not null)')
  const version = await formatOf(client, url)
  for (const migration of migrations.slice(version)) await client.query(migration)
  if (version === 0) await client.query('insert into acheron.format (version) values (0)')
  if (version < migrations.length)
    await client.query('update acheron.format set version = $1, works_from = $2', [migrations.length, worksFrom])
  for (const other of (await client.query<Row>(sql.othersRules, [process])).rows) {
    const difference = differenceOf(rules, other)
    if (difference)
      throw new OtherRules(
        `${placeOf(url)} is used by an Acheron that ${inWords(difference)}; stop all of those first, then start this one`,
      )
  }
  await client.query(sql.beat, [process, JSON.stringify(rules)])
  await client.query('commit')
}

async function checkFormat(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query(`select to_regclass('acheron.format') as there`)
  if (rows[0]?.there === null)
    throw new StartError(`${placeOf(url)} has no tables of this Acheron's; start a server with it first`)
  const version = await formatOf(client, url)
  if (version < migrations.length)
    throw new OlderFormat(
      `${placeOf(url)} is of format ${version}; the next start brings it to ${migrations.length}: make a backup first`,
    )
}

/**
 * Begins a transaction in which a database of an older format is of today's, to be read and never committed. It locks what servers
 * use, so there must be none.
 */
export async function beginAsOfToday(client: pg.Client, url: string): Promise<void> {
  await client.query('begin isolation level repeatable read')
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  const living = `select from acheron.process where seen > now() - interval '5 seconds' limit 1`
  if ((await client.query(living)).rowCount)
    throw new StartError(
      `${placeOf(url)} is in use by an older Acheron; stop its servers and wait 5 s, or do this with that version`,
    )
  for (const migration of migrations.slice(await formatOf(client, url))) await client.query(migration)
}

/** The migrations that the database has had. There may be later ones than ours, if they only added to it. */
async function formatOf(client: pg.Client, url: string): Promise<number> {
  const { rows } = await client.query<Row>('select * from acheron.format')
  const version = Number(rows[0]?.version ?? 0)
  if (Number(rows[0]?.works_from ?? version) > migrations.length)
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
