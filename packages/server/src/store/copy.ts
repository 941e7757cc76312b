import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors.ts'

/**
 * Runs the work on a temporary copy of the data file, taken at one moment. A server may go on writing to the file
 * itself meanwhile; a StartError says in one line why it cannot be read.
 */
export async function withCopy<T>(file: string, use: (copy: string) => Promise<T>): Promise<T> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`there is no data file ${file}; name another with --data or DATA=`)
  const folder = mkdtempSync(join(tmpdir(), 'acheron-copy-'))
  const copy = join(folder, 'copy.sqlite')
  try {
    writeCopy(file, copy)
    return await use(copy)
  } catch (error) {
    // Whatever is wrong with the copy is wrong with the file.
    if (error instanceof StartError) throw new StartError(error.message.replaceAll(copy, file))
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeCopy(file: string, copy: string): void {
  let db: DatabaseSync | null = null
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 1000 })
    db.prepare('vacuum into ?').run(copy)
  } catch (error) {
    throw new StartError(`the data file ${file} cannot be copied: ${(error as Error).message}`)
  } finally {
    db?.close()
  }
}
