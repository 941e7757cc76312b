import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDatabase } from '../check.ts'
import { StartError } from '../errors.ts'
import { type Contents, copyFile, examine } from '../store/copy.ts'
import { syncFolder } from '../store/open.ts'
import { fileTrouble } from '../store/trouble.ts'

/**
 * Writes a backup of the data file or the database while servers use it: always a data file, whole by itself, so that either can
 * be restored from it. It gets its name once it is checked; a StartError says in one line why there is none.
 */
export async function backUp(source: string, target: string): Promise<Contents> {
  if (existsSync(target)) throw new StartError(`there is a file ${target} already; name another`)
  const part = `${target}.part`
  try {
    rmSync(part, { force: true })
    if (isDatabase(source)) await (await import('../store/postgres/backup.ts')).copyDatabase(source, part)
    else copyFile(source, part)
    const contents = checkBackup(part)
    renameSync(part, target)
    syncFolder(dirname(target))
    return contents
  } catch (error) {
    if (error instanceof StartError) throw new StartError(error.message.replaceAll(part, target))
    throw fileTrouble(error, target)
  } finally {
    for (const end of ['', '-journal']) rmSync(`${part}${end}`, { force: true })
  }
}

/** Reads a backup from end to end; a StartError says in one line why it is none. */
export function checkBackup(file: string): Contents {
  let db: DatabaseSync | null = null
  try {
    db = new DatabaseSync(file, { readOnly: true })
    return examine(db, file)
  } catch (error) {
    throw fileTrouble(error, file)
  } finally {
    db?.close()
  }
}
