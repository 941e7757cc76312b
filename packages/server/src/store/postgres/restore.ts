import type { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { stamp } from '../../backup/names.ts'
import { StartError } from '../../errors.ts'
import { withCopy } from '../copy.ts'
import { openFile } from '../open.ts'
import type { Row } from '../rows.ts'
import { connected } from './backup.ts'
import { migrationLock, placeOf } from './open.ts'
import { restored, sameTables } from './plan.ts'
import { migrations, worksFrom } from './schema.ts'

const rowsAtOnce = 1000

/**
 * Fills our schema of the database from a backup, in one transaction. One that is there must not be in use; with `replace` it is
 * kept under another name, which is returned.
 */
export async function fillDatabase(backup: string, url: string, replace: boolean): Promise<string | null> {
  return withCopy(backup, async copy => {
    // The copy is brought to today's format.
    const { db, unlock } = openFile(copy)
    try {
      return await connected(url, async client => {
        await client.query('begin')
        await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
        const aside = await makeRoom(client, url, replace)
        await makeTables(client)
        await fill(client, db)
        await client.query('commit')
        return aside
      })
    } finally {
      db.close()
      unlock()
    }
  })
}

async function makeRoom(client: pg.Client, url: string, replace: boolean): Promise<string | null> {
  const { rows } = await client.query<Row>(
    `select to_regnamespace('acheron') is not null as there, to_regclass('acheron.process') is not null as known`,
  )
  if (!rows[0]?.there) return null
  if (rows[0].known) {
    const living = `select from acheron.process where seen > now() - interval '5 seconds' limit 1`
    if ((await client.query(living)).rowCount)
      throw new StartError(`${placeOf(url)} is in use by a server; stop it, wait 5 s, and restore then`)
  }
  if (!replace)
    throw new StartError(
      `there is data in the schema acheron of ${placeOf(url)} already; --replace puts the backup there and keeps that aside`,
    )
  const aside = `acheron_before_${stamp().toLowerCase()}`
  await client.query(`alter schema acheron rename to ${aside}`)
  return aside
}

async function makeTables(client: pg.Client): Promise<void> {
  await client.query('create schema acheron')
  await client.query('create table acheron.format (version integer not null)')
  for (const migration of migrations) await client.query(migration)
  await client.query('insert into acheron.format (version, works_from) values ($1, $2)', [migrations.length, worksFrom])
}

async function fill(client: pg.Client, db: DatabaseSync): Promise<void> {
  for (const table of sameTables) await insert(client, table, db.prepare(`select * from ${table}`).iterate())
  await insert(client, 'process', [{ id: restored, seen: '-infinity' }])
  await insert(client, 'standing', db.prepare(standings).iterate(restored))
  await insert(client, 'step', db.prepare('select table_no, version, body from step order by no').iterate())
  for (const { table, column } of (await client.query<Row>(counting)).rows)
    await client.query(
      `select setval(pg_get_serial_sequence('acheron.${table}', '${column}'), max(${column}))
       from acheron.${table} having count(*) > 0`,
    )
}

/** The columns that count by themselves. */
const counting = `
  select table_name as table, column_name as column from information_schema.columns
  where table_schema = 'acheron' and is_identity = 'YES'`

/** Where each table stands: at its last step, or at its start. */
const standings = `
  with last as (select table_no, max(no) as step_no from step group by table_no)
  select t.no as table_no, coalesce(s.version, 0) as version, coalesce(s.at, t.at) as at,
    coalesce(s.actors, t.actors) as actors, coalesce(s.progress, t.progress) as progress, ? as process
  from game_table t left join last l on l.table_no = t.no left join step s on s.no = l.step_no`

async function insert(client: pg.Client, table: string, rows: Iterable<Row>): Promise<void> {
  let some: Row[] = []
  const send = async () => {
    const [first] = some
    if (!first) return
    const names = Object.keys(first).join()
    await client.query(
      `insert into acheron.${table} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::acheron.${table}, $1)`,
      [JSON.stringify(some)],
    )
    some = []
  }
  for (const row of rows) {
    some.push(row)
    if (some.length === rowsAtOnce) await send()
  }
  await send()
}
