import { existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDatabase } from '../check.ts'
import { StartError } from '../errors.ts'
import { type Contents, copyFile } from '../store/copy.ts'
import { sizeOf } from '../store/found.ts'
import { makeFolder } from '../store/modes.ts'
import { syncFolder, takeLock } from '../store/open.ts'
import { fileTrouble } from '../store/trouble.ts'
import { stamp } from './names.ts'
import { checkBackup } from './write.ts'

export interface Restored extends Contents {
  /** Where the data that was there is now; null when there was none. */
  readonly aside: string | null
}

/**
 * Puts a backup where the data file or the database of a server is to be, which must not run. Data that is there is kept aside
 * with `replace`, else it is a StartError.
 */
export async function restoreBackup(backup: string, target: string, replace: boolean): Promise<Restored> {
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`there is no backup ${backup}; name one that \`acheron backup\` or BACKUPS= has written`)
  const contents = checkBackup(backup)
  const aside = isDatabase(target)
    ? await (await import('../store/postgres/restore.ts')).fillDatabase(backup, target, replace)
    : placeFile(backup, target, replace)
  return { ...contents, aside }
}

function placeFile(backup: string, name: string, replace: boolean): string | null {
  try {
    makeFolder(dirname(name))
    const file = existsSync(name) ? realpathSync(name) : name
    const lock = takeLock(file)
    try {
      return place(backup, file, replace)
    } finally {
      lock.close()
    }
  } catch (error) {
    throw fileTrouble(error, name)
  }
}

function place(backup: string, file: string, replace: boolean): string | null {
  const there = [file, `${file}-wal`, `${file}-shm`].filter(each => sizeOf(each) > 0)
  if (there.length > 0 && !replace)
    throw new StartError(`there is data in ${there[0]} already; --replace puts the backup there and keeps that aside`)
  const fresh = `${file}.new`
  try {
    rmSync(fresh, { force: true })
    copyFile(backup, fresh)
    const before = `${file}.before-${stamp()}`
    for (const each of there) renameSync(each, `${before}${each.slice(file.length)}`)
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    renameSync(fresh, file)
    syncFolder(dirname(file))
    return there.length > 0 ? before : null
  } finally {
    rmSync(fresh, { force: true })
  }
}
