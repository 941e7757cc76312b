import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors.ts'
import { applicationId } from './schema.ts'

/** The place of a data file before anything opens it. */
export interface Found {
  /** The file itself where the name is a link: its neighbours lie beside it. */
  readonly file: string
  /** Whether there is something in it. */
  readonly exists: boolean
  /** Whether there is something in its log: a mere reader leaves an empty one. */
  readonly hasWal: boolean
}

/** The way on without what is missing. */
export const acceptHint = 'or set DATA_LOST=accept to go on without'

/**
 * Looks at the place of the data file. An emptied file, or one whose neighbours alone are there, is not taken for a new
 * house: a StartError says what is missing.
 */
export function lookAt(file: string, accept: boolean): Found {
  const there = statSync(file, { throwIfNoEntry: false })
  if (there?.isDirectory())
    throw new StartError(`the data file cannot be ${file}, which is a folder; name a file in it with DATA=`)
  const real = there ? realpathSync(file) : file
  const found = { file: real, exists: sizeOf(file) > 0, hasWal: sizeOf(`${real}-wal`) > 0 }
  if (there?.size === 0 && !accept)
    throw new StartError(
      `the data file ${file} is empty (0 bytes): something has emptied it; put a backup in its place with acheron restore, ${acceptHint}`,
    )
  const left = there || accept ? null : leftByRestore(file)
  if (left)
    throw new StartError(
      `there is no data file ${file}, but ${left} is there: a restore was interrupted; run \`acheron restore\` again with --replace, ${acceptHint}`,
    )
  if (!there && found.hasWal && !accept)
    throw new StartError(
      `there is no data file ${file}, but its ${file}-wal is there; put the file back beside it, ${acceptHint}`,
    )
  return found
}

export const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** What a restore has put beside a data file that is not there: the restored one, or the one that was there before. */
function leftByRestore(file: string): string | null {
  if (holdsPeople(`${file}.new`)) return `${file}.new`
  const folder = dirname(file)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const aside = names.filter(name => name.startsWith(`${basename(file)}.before-`)).sort()
  return aside[0] === undefined ? null : join(folder, aside[0])
}

/** Whether it is the data file of a house that was lived in: a first start makes an empty one under the same name. */
function holdsPeople(file: string): boolean {
  if (sizeOf(file) === 0) return false
  let db: DatabaseSync | null = null
  try {
    db = new DatabaseSync(file, { readOnly: true })
    const isOurs = db.prepare('pragma application_id').get()?.application_id === applicationId
    return isOurs && db.prepare('select 1 from person limit 1').get() !== undefined
  } catch {
    return false
  } finally {
    db?.close()
  }
}
