import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors.ts'
import { acceptHint, lookAt } from './found.ts'
import { makeFolder, tighten, touchPrivate } from './modes.ts'
import { applicationId, migrations } from './schema.ts'
import { codeOf, damaged, fileTrouble } from './trouble.ts'

/** Files up to this size are checked as a whole at the start; larger ones would take too long: a second for 200 MB. */
const checkedBytes = 64 * 1024 * 1024

export interface OpenOptions {
  /** Goes on although what was written last is missing. */
  readonly acceptLoss?: boolean
  /** Called with one line for each thing that an operator should know. */
  readonly onWarning?: (line: string) => void
}

/** An open database and the lock that keeps a second server away from it. */
export interface OpenFile {
  readonly db: DatabaseSync
  unlock(): void
}

/** Opens the data file, creating or migrating it; a StartError says in one line why it cannot be used. */
export function openFile(file: string, { acceptLoss = false, onWarning = () => {} }: OpenOptions = {}): OpenFile {
  let lock: DatabaseSync | null = null
  let db: DatabaseSync | null = null
  try {
    if (file === ':memory:') {
      db = new DatabaseSync(file)
      prepare(db)
      return { db, unlock() {} }
    }
    makeFolder(dirname(file))
    const found = lookAt(file, acceptLoss)
    lock = takeLock(found.file)
    if (!found.exists) create(found.file)
    for (const line of tighten(found.file)) onWarning(line)
    db = new DatabaseSync(found.file, { timeout: 1000 })
    check(db, file)
    if (!found.hasWal && isInUse(db) && !acceptLoss) throw new StartError(lost(file))
    prepare(db)
    return { db, unlock: () => lock?.close() }
  } catch (error) {
    db?.close()
    lock?.close()
    throw fileTrouble(error, file)
  }
}

/**
 * Tables live in memory, so one file belongs to one server. The lock is an operating system's lock on a file beside it: it ends
 * with the process, and others may still read the data file.
 */
export function takeLock(file: string): DatabaseSync {
  touchPrivate(`${file}.lock`)
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 })
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

/** Makes the file under another name first: an empty one under its own name is then never of our making. */
function create(file: string): void {
  const fresh = `${file}.new`
  const leftovers = [fresh, `${fresh}-journal`]
  // The log of a file that is lost would be taken for the new one's.
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${file}-wal.lost`)
  rmSync(`${file}-shm`, { force: true })
  for (const name of leftovers) rmSync(name, { force: true })
  try {
    touchPrivate(fresh)
    const db = new DatabaseSync(fresh)
    try {
      migrate(db)
    } finally {
      db.close()
    }
    renameSync(fresh, file)
    syncFolder(dirname(file))
  } finally {
    for (const name of leftovers) rmSync(name, { force: true })
  }
}

/** Makes new names in the folder survive a power cut. Windows has no such call. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Refuses a file that is not ours, of a newer format or damaged. */
export function check(db: DatabaseSync, file: string): void {
  const version = Number(one(db, 'pragma user_version'))
  const owner = Number(one(db, 'pragma application_id'))
  if (Number(one(db, 'select count(*) from sqlite_schema')) === 0)
    throw new StartError(
      `the data file ${file} holds nothing at all: a copy without its ${file}-wal looks like this; put that beside it, or put a backup in its place with acheron restore`,
    )
  if (owner !== applicationId) throw new StartError(`${file} is not a data file of Acheron's; name another with DATA=`)
  if (version > migrations.length)
    throw new StartError(`${file} was written by a newer Acheron (format ${version}); start that version instead`)
  if (statSync(file).size <= checkedBytes) {
    const found = one(db, 'pragma quick_check(1)')
    if (found !== 'ok') throw new StartError(damaged(file, String(found)))
  }
}

/** Whether the server that had the file last did not stop in order; its log must then lie beside the file. */
export function isInUse(db: DatabaseSync): boolean {
  const known = one(db, `select count(*) from sqlite_schema where name = 'upkeep'`)
  return Number(known) === 1 && one(db, 'select in_use from upkeep') === 1
}

export const lost = (file: string) =>
  `the data file ${file} was copied or left without its ${file}-wal, which holds what was played last; put that beside it, put a backup in its place with acheron restore, ${acceptHint}`

/** Makes the file ready for a server, and notes in the file itself that one has it. */
function prepare(db: DatabaseSync): void {
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // What is deleted is overwritten where its page is written anyway: it shall not be read in the bytes of the file.
  db.exec('pragma secure_delete = fast')
  migrate(db)
  db.exec('update upkeep set in_use = 1')
  // The note must be in the file proper: a copy of it without its log is known by it. The log is not emptied.
  db.exec('pragma wal_checkpoint(full)')
  // A lock of another program is waited for only at the start: later everybody would wait.
  db.exec('pragma busy_timeout = 100')
}

/** Writes even when there is nothing to migrate, so that a read-only file is found out at the start. */
export function migrate(db: DatabaseSync): void {
  // Larger pages than usual: a commit of many tables' steps then writes fewer of them.
  db.exec('pragma page_size = 8192; begin immediate')
  const version = Number(one(db, 'pragma user_version'))
  for (const migration of migrations.slice(version)) db.exec(migration)
  db.exec(`pragma application_id = ${applicationId}; pragma user_version = ${migrations.length}; commit`)
}

export function one(db: DatabaseSync, sql: string): unknown {
  return Object.values(db.prepare(sql).get() ?? {})[0]
}
