import { StartError } from '../errors.ts'

export const damaged = (file: string, what: string) =>
  `the data file ${file} is damaged (${what.split('\n')[0]}); put a backup in its place with acheron restore, or move it away to start anew`

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

/** Errors of the file system itself. */
const systemKinds: ReadonlyMap<string, Trouble> = new Map([
  ['EROFS', 'readonly'],
  ['EACCES', 'readonly'],
  ['EPERM', 'readonly'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['EIO', 'io'],
])

/** The kind of an error of SQLite or of the file system. */
export function codeOf(error: unknown): Trouble | null {
  const { errcode: code, code: name } = error as { errcode?: unknown; code?: unknown }
  if (typeof code !== 'number') return systemKinds.get(String(name)) ?? null
  // The low byte is the primary code; the other bytes give details.
  return kinds.get(code & 0xff) ?? null
}
