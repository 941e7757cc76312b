import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDatabase } from '../check.ts'
import { StartError } from '../errors.ts'
import { type Keys, keysFileOf, keysOf, readKeys } from '../keys.ts'
import { type Contents, copyFile, examine } from '../store/copy.ts'
import { syncFolder } from '../store/open.ts'
import { fileTrouble } from '../store/trouble.ts'

/**
 * Writes a backup of the data file or the database while servers use it: always a data file, whole by itself, so that either can
 * be restored from it. The keys of the file are in it too: without them a restored server would know nobody. It gets its name once
 * it is checked; a StartError says in one line why there is none.
 */
export async function backUp(
  source: string,
  target: string,
  keysFile = isDatabase(source) ? null : keysFileOf(source),
): Promise<Contents> {
  if (existsSync(target)) throw new StartError(`there is a file ${target} already; name another`)
  const part = `${target}.part`
  try {
    rmSync(part, { force: true })
    if (isDatabase(source)) await (await import('../store/postgres/backup.ts')).copyDatabase(source, part)
    else copyFile(source, part)
    if (keysFile !== null && existsSync(keysFile)) putKeys(part, readKeys(keysFile))
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

/** Puts the keys where a server looks for those of earlier versions. */
function putKeys(file: string, keys: Keys): void {
  const db = new DatabaseSync(file)
  try {
    const there = db.prepare(`select value from secret where name = 'cookie'`).get()
    const all = new Set([...keys, ...keysOf(there ? String(there.value) : null)])
    db.prepare(`insert or replace into secret (name, value) values ('cookie', ?)`).run([...all].join())
  } finally {
    db.close()
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
