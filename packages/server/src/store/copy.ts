import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors.ts'
import { lookAt } from './found.ts'
import { touchPrivate } from './modes.ts'
import { check, isInUse, lost, one } from './open.ts'
import { damaged } from './trouble.ts'

/** What a data file or a copy of it holds. */
export interface Contents {
  readonly people: number
  readonly tables: number
  readonly steps: number
  readonly format: number
}

/**
 * Runs the work on a temporary copy of the data file, taken at one moment. A server may go on writing to the file
 * itself meanwhile; a StartError says in one line why it cannot be read.
 */
export async function withCopy<T>(
  file: string,
  use: (copy: string) => Promise<T>,
  make: (file: string, copy: string) => void | Promise<void> = copyFile,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'acheron-copy-'))
  const copy = join(folder, 'copy.sqlite')
  try {
    await make(file, copy)
    return await use(copy)
  } catch (error) {
    // Whatever is wrong with the copy is wrong with the file.
    if (error instanceof StartError) throw new StartError(error.message.replaceAll(copy, file))
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies the data file as it is at one moment to a new file that is whole by itself, and for its owner alone. */
export function copyFile(file: string, copy: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`there is no data file ${file}; name another with --data or DATA=`)
  const found = lookAt(file, false)
  let db: DatabaseSync | null = null
  try {
    db = new DatabaseSync(found.file, { readOnly: true, timeout: 5000 })
    check(db, file)
    if (!found.hasWal && isInUse(db)) throw new StartError(lost(file))
    const before = contentsOf(db)
    touchPrivate(copy)
    db.prepare('vacuum into ?').run(copy)
    const after = seal(copy)
    // A server may have stored more meanwhile, never less.
    if (after.steps < before.steps || after.people < before.people)
      throw new StartError(`the copy of ${file} lacks steps or people that the file has; try again`)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`the data file ${file} cannot be copied: ${(error as Error).message}`)
  } finally {
    db?.close()
  }
}

/** Makes a copy one that no server has open, checks the whole of it, and has it on the disk. */
export function seal(copy: string): Contents {
  const db = new DatabaseSync(copy)
  try {
    if (isInUse(db)) db.exec('update upkeep set in_use = 0')
    return examine(db, copy)
  } finally {
    db.close()
    const handle = openSync(copy, 'r+')
    fsyncSync(handle)
    closeSync(handle)
  }
}

/** Reads every page of a file, and counts what it holds; a StartError says in one line what is wrong. */
export function examine(db: DatabaseSync, file: string): Contents {
  check(db, file)
  const found = one(db, 'pragma integrity_check(1)')
  if (found !== 'ok') throw new StartError(damaged(file, String(found)))
  if (db.prepare('pragma foreign_key_check').get())
    throw new StartError(damaged(file, 'a row belongs to another that is not there'))
  return contentsOf(db)
}

export function contentsOf(db: DatabaseSync): Contents {
  const count = (table: string) => Number(one(db, `select count(*) from ${table}`))
  return {
    people: count('person'),
    tables: count('game_table'),
    steps: count('step'),
    format: Number(one(db, 'pragma user_version')),
  }
}
