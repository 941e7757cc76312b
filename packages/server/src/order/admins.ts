import { existsSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { folded } from '../accounts/names.ts'
import { isDatabase } from '../check.ts'
import { StartError } from '../errors.ts'
import { takeLock } from '../store/open.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { accountNamed } from '../store/subjects/accounts.ts'
import { addAdmin, admins, byCommand, note, removeAdmin } from '../store/subjects/order.ts'
import { type Answer, postgresStatement, type Query, sqliteStatement, type Work } from '../store/work.ts'

/** The names of the accounts whose people keep order in a house. */
export async function listAdmins(source: string): Promise<string[]> {
  return (await worked(source, () => admins())).map(({ name, person }) => name ?? person)
}

/** Makes the person of an account an admin, or one no longer; false if that is so already. A server may be running. */
export async function changeAdmin(source: string, act: 'add' | 'remove', account: string): Promise<boolean> {
  const changed = await worked(source, function* () {
    const found = yield* accountNamed(folded(account))
    if (!found) return null
    const { person } = found
    const changed = yield* act === 'add' ? addAdmin(person, Date.now()) : removeAdmin(person)
    const about = { at: Date.now(), by_person: byCommand, about: person, place: null, words: '' }
    if (changed) yield* note({ ...about, act: act === 'add' ? 'admin-add' : 'admin-remove' })
    return changed
  })
  if (changed === null) throw new StartError(`there is no account '${account}'; make it on the page first`)
  return changed
}

async function worked<T>(source: string, work: () => Work<T>): Promise<T> {
  if (isDatabase(source)) return onDatabase(source, work)
  if (!existsSync(source)) throw new StartError(`there is no data file ${source}; start the server first`)
  if (isInUse(source)) return besideServer(source, work)
  const store = new SqliteStore({ file: source })
  try {
    return await store.write(work)
  } finally {
    await store.close()
  }
}

function isInUse(file: string): boolean {
  try {
    takeLock(file).close()
    return false
  } catch (error) {
    if (error instanceof StartError) return true
    throw error
  }
}

/** The server asks the file anew each time, so what is written beside it counts at once. */
function besideServer<T>(file: string, work: () => Work<T>): T {
  const db = new DatabaseSync(file, { timeout: 5000 })
  try {
    db.exec('begin immediate')
    const running = work()
    let next = running.next()
    while (!next.done) next = running.next(asked(db, next.value))
    db.exec('commit')
    return next.value
  } finally {
    db.close()
  }
}

function asked(db: DatabaseSync, query: Query): Answer {
  const { text, values } = sqliteStatement(query)
  const statement = db.prepare(text)
  if (statement.columns().length > 0) {
    const rows = statement.all(...(values as SQLInputValue[]))
    return { rows, changed: rows.length }
  }
  return { rows: [], changed: Number(statement.run(...(values as SQLInputValue[])).changes) }
}

async function onDatabase<T>(url: string, work: () => Work<T>): Promise<T> {
  const { connected } = await import('../store/postgres/backup.ts')
  return connected(url, async client => {
    await client.query('begin isolation level serializable')
    const running = work()
    let next = running.next()
    while (!next.done) {
      const { text, values } = postgresStatement(next.value)
      const { rows, rowCount } = await client.query(text, [...values])
      next = running.next({ rows, changed: rowCount ?? 0 })
    }
    await client.query('commit')
    return next.value
  })
}
