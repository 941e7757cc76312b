import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import { StartError } from '../../errors.ts'
import { seal } from '../copy.ts'
import { touchPrivate } from '../modes.ts'
import { migrate } from '../open.ts'
import type { Row } from '../rows.ts'
import { beginAsOfToday, databaseTrouble, OlderFormat, openDatabase, placeOf } from './open.ts'
import { sameTables } from './plan.ts'

const rowsAtOnce = 2000
/** Key of the advisory lock of a daily backup. */
const backupLock = 0x4143484f

/** Copies the database as it is at one moment to a new data file of today's format. */
export async function copyDatabase(url: string, copy: string): Promise<void> {
  const isOlder = await isOfOlderFormat(url)
  touchPrivate(copy)
  // Rows come table by table; the whole is checked at the end.
  const db = new DatabaseSync(copy, { enableForeignKeyConstraints: false })
  try {
    migrate(db)
    await connected(url, async client => {
      if (isOlder) await beginAsOfToday(client, url)
      else await client.query('begin isolation level repeatable read read only')
      db.exec('begin')
      for (const table of sameTables) await copyTable(client, db, table)
      await copySteps(client, db)
      db.exec('commit')
      await compare(client, db, url)
    })
  } finally {
    db.close()
  }
  seal(copy)
}

/** Whether an older Acheron has left the database so; a StartError if it cannot be used. */
export async function isOfOlderFormat(url: string): Promise<boolean> {
  try {
    await openDatabase(url, null)
    return false
  } catch (error) {
    if (error instanceof OlderFormat) return true
    throw error
  }
}

/** Runs the work unless another process holds the lock of daily backups; false if one does. */
export async function exclusively(url: string, work: () => Promise<void>): Promise<boolean> {
  return connected(url, async client => {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [backupLock])
    if (rows[0]?.free) await work()
    return rows[0]?.free === true
  })
}

/** Runs the work with a connection of its own. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'acheron', connectionTimeoutMillis: 5000 })
  // A connection that breaks fails the query that runs; one between two queries must not end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw databaseTrouble(error, url)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Every row that the statement gives, some at a time. */
async function* rowsOf(client: pg.Client, text: string): AsyncGenerator<Row> {
  await client.query(`declare backup no scroll cursor for ${text}`)
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${rowsAtOnce} from backup`)
    yield* rows
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close backup')
}

async function copyTable(client: pg.Client, db: DatabaseSync, table: string): Promise<void> {
  const columns = columnsOf(db, table)
  const names = columns.map(({ name }) => name).join()
  const insert = db.prepare(`insert into ${table} (${names}) values (${columns.map(() => '?').join()})`)
  for await (const row of rowsOf(client, `select ${names} from acheron.${table}`))
    insert.run(...columns.map(({ name, isText }) => inFile(row[name], isText)))
}

/** A column of a data file's table. */
function columnsOf(db: DatabaseSync, table: string): { name: string; isText: boolean }[] {
  const rows = db.prepare('select name, type from pragma_table_info(?)').all(table)
  return rows.map(({ name, type }) => ({ name: String(name), isText: type === 'TEXT' }))
}

const inFile = (value: unknown, isText: boolean): SQLInputValue =>
  value === null ? null : isText ? String(value) : Number(value)

/** Steps as chains. All steps of a table get its present standing: only the last one's is ever read. */
async function copySteps(client: pg.Client, db: DatabaseSync): Promise<void> {
  const insert = db.prepare(
    'insert into step (table_no, version, previous, at, actors, progress, body) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const text = `select s.table_no, s.version, s.body, t.at, t.actors, t.progress
    from acheron.step s join acheron.standing t using (table_no) order by s.table_no, s.version`
  let table: number | null = null
  let last: number | null = null
  for await (const row of rowsOf(client, text)) {
    const no = Number(row.table_no)
    if (no !== table) last = null
    table = no
    const standing = [Number(row.at), String(row.actors), Number(row.progress)] as const
    const added: { lastInsertRowid: number | bigint } = insert.run(
      ...[no, Number(row.version), last],
      ...standing,
      String(row.body),
    )
    last = Number(added.lastInsertRowid)
  }
  db.exec(`insert into last_step select table_no, max(no) from step group by table_no;
    update last_steps_until set step_no = (select coalesce(max(no), 0) from step)`)
}

/** Every row has come, and every table has as many steps as its version says. */
async function compare(client: pg.Client, db: DatabaseSync, url: string): Promise<void> {
  const pairs = [...sameTables, 'step'].map(table => [`select count(*) as n from acheron.${table}`, table])
  for (const [text, table] of [...pairs, ['select coalesce(sum(version), 0) as n from acheron.standing', 'step']]) {
    const { rows } = await client.query<{ n: string }>(text!)
    const there = Number(rows[0]!.n)
    const here = Number(db.prepare(`select count(*) as n from ${table}`).get()!.n)
    if (there !== here)
      throw new StartError(`${placeOf(url)} has ${there} rows of ${table}, its backup ${here}: something is damaged`)
  }
}
