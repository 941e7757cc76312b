import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors.ts'
import { applicationId, migrations } from './schema.ts'

/** Files up to this size are checked as a whole at the start; larger ones would take too long: a second for 200 MB. */
const checkedBytes = 64 * 1024 * 1024

/** An open database and the lock that keeps a second server away from it. */
export interface OpenFile {
  readonly db: DatabaseSync
  unlock(): void
}

/** Opens the data file, creating or migrating it; a StartError says in one line why it cannot be used. */
export function openFile(file: string): OpenFile {
  let lock: DatabaseSync | null = null
  let db: DatabaseSync | null = null
  try {
    if (file !== ':memory:') {
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
        throw new StartError(`the data file cannot be ${file}, which is a folder; name a file in it with DATA=`)
      mkdirSync(dirname(file), { recursive: true })
      lock = takeLock(file)
    }
    db = new DatabaseSync(file, { timeout: 1000 })
    prepare(db, file)
    return { db, unlock: () => lock?.close() }
  } catch (error) {
    db?.close()
    lock?.close()
    throw fileTrouble(error, file)
  }
}

/**
 * Tables live in memory, so one file belongs to one server. The lock is an operating system's lock on a file beside it: it ends
 * with the process, and others may still read the data file. A link is resolved to its file.
 */
function takeLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${existsSync(file) ? realpathSync(file) : file}.lock`, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (codeOf(error) !== 'busy') throw error
    throw new StartError(
      `the data file ${file} is in use by another Acheron server; stop that one, or name another file with DATA=`,
    )
  }
}

function prepare(db: DatabaseSync, file: string): void {
  // Larger pages than usual: a commit of many tables' steps then writes fewer of them.
  db.exec('pragma page_size = 8192; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const size = file === ':memory:' ? 0 : statSync(file).size
  const version = Number(one(db, 'pragma user_version'))
  const owner = Number(one(db, 'pragma application_id'))
  const empty = Number(one(db, 'select count(*) from sqlite_schema')) === 0
  if (!empty && owner !== applicationId)
    throw new StartError(`${file} is not a data file of Acheron's; name another with DATA=`)
  if (version > migrations.length)
    throw new StartError(`${file} was written by a newer Acheron (format ${version}); start that version instead`)
  if (size <= checkedBytes) {
    const found = one(db, 'pragma quick_check(1)')
    if (found !== 'ok') throw new StartError(damaged(file, String(found)))
  }
  // Writes even when there is nothing to migrate, so that a read-only file is found out at the start.
  db.exec('begin immediate')
  for (const migration of migrations.slice(version)) db.exec(migration)
  db.exec(`pragma application_id = ${applicationId}; pragma user_version = ${migrations.length}`)
  db.exec('commit')
  // A lock of another program is waited for only at the start: later everybody would wait.
  db.exec('pragma busy_timeout = 100')
}

function one(db: DatabaseSync, sql: string): unknown {
  return Object.values(db.prepare(sql).get() ?? {})[0]
}

const damaged = (file: string, what: string) =>
  `the data file ${file} is damaged (${what.split('\n')[0]}); put a backup in its place, or move it away to start anew`

/** The problem of the data file, and the way out. */
export function fileTrouble(error: unknown, file: string): StartError {
  if (error instanceof StartError) return error
  const message = error instanceof Error ? error.message : String(error)
  switch (codeOf(error)) {
    case 'busy':
      return new StartError(`the data file ${file} is locked by another program; close that one and start again`)
    case 'damaged':
      return new StartError(damaged(file, message))
    case 'readonly':
      return new StartError(
        `the data file ${file} cannot be written: ${message}; check the owner and permissions of it and its folder`,
      )
    case 'full':
      return new StartError(`no room for the data file ${file}: ${message}; free some space and start again`)
    case 'io':
      return new StartError(
        `the data file ${file} cannot be read or written: ${message}; is the disk full, or failing?`,
      )
    default:
      return new StartError(`the data file ${file} cannot be opened: ${message}`)
  }
}

type Trouble = 'busy' | 'damaged' | 'readonly' | 'full' | 'io'

/** By SQLite's primary codes. A file that cannot be opened (14) mostly lies in a read-only folder. */
const kinds: ReadonlyMap<number, Trouble> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'readonly'],
  [10, 'io'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'readonly'],
  [26, 'damaged'],
])

/** The kind of an SQLite error. */
function codeOf(error: unknown): Trouble | null {
  const code = (error as { errcode?: unknown }).errcode
  if (typeof code !== 'number') return null
  // The low byte is the primary code; the other bytes give details.
  return kinds.get(code & 0xff) ?? null
}
