import { accessSync, closeSync, constants, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { InputError } from '@acheron/engine'

/** The longest games have records of a few MB. */
const mostMegabytes = 64

/** A file's text; an InputError says in one line why it cannot be read. */
export function readText(path: string): string {
  try {
    return readBytes(path).toString('utf8')
  } catch (error) {
    throw new InputError(`cannot read '${path}': ${reason(error)}`)
  }
}

/** Piece by piece: a pipe or a device does not say how long it is. */
function readBytes(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const pieces: Buffer[] = []
    for (let size = 0; size <= mostMegabytes * 2 ** 20; size += pieces.at(-1)!.length) {
      const piece = Buffer.allocUnsafe(2 ** 18)
      const length = readSync(file, piece)
      if (length === 0) return Buffer.concat(pieces)
      pieces.push(piece.subarray(0, length))
    }
  } finally {
    closeSync(file)
  }
  throw new Error(`it has more than ${mostMegabytes} MB`)
}

/** Checks that a file can be written before a long run produces its content. */
export function checkWritable(path: string, flag: string): void {
  const folder = dirname(resolve(path))
  if (path === '') throw new InputError(`${flag}: the file's name is missing`)
  if (!isFolder(folder))
    throw new InputError(`${flag}: there is no folder '${folder}'; make it first or choose another`)
  if (isFolder(path)) throw new InputError(`${flag}: '${path}' is a folder; name a file in it`)
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new InputError(`${flag}: cannot write in '${folder}': ${reason(error)}`)
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new InputError(`cannot write '${path}': ${reason(error)}`)
  }
}

export function writeBytes(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes)
  } catch (error) {
    throw new InputError(`cannot write '${path}': ${reason(error)}`)
  }
}

/** The files below a folder in order of name, without node_modules. */
export function filesBelow(folder: string, ending: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name.endsWith(ending))
      .map(entry => join(entry.parentPath, entry.name))
      .filter(file => !relative(folder, file).split(sep).includes('node_modules'))
      .sort()
  } catch (error) {
    throw new InputError(`cannot read '${folder}': ${reason(error)}`)
  }
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

function reason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? message
}
