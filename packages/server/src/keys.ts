import { hkdfSync, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { StartError } from './errors.ts'
import type { Logger } from './logs.ts'
import { wideModeOf } from './store/modes.ts'
import type { Store } from './store/store.ts'

/** The server's keys, newest first: the newest signs, all are accepted. */
export type Keys = readonly [newest: string, ...older: string[]]

/** Where the keys come from. */
export interface KeySource {
  /** The keys themselves, with commas. */
  readonly keys?: string
  /** A file of them, one on a line. */
  readonly keysFile?: string
  readonly file: string
  readonly database?: string
}

const shortest = 32
const newKey = () => randomBytes(32).toString('base64url')

/** The file of the keys, if there is to be one. */
export function keysPlaceOf({ keys, keysFile, file, database }: KeySource): string | null {
  if (keys !== undefined) return null
  return keysFile ?? (database === undefined && file !== ':memory:' ? keysFileOf(file) : null)
}

/** The keys of a data file lie beside it: `data/acheron.keys`. */
export const keysFileOf = (dataFile: string) => `${dataFile.replace(/\.sqlite$/, '')}.keys`

/**
 * The keys: given, from their file, or of the database that all processes share. A file that is not there is made. The key that earlier
 * versions kept among the data is always accepted, also when a backup brings it back; from a data file it is moved into
 * the keys file.
 */
export async function openKeys(source: KeySource, store: Store, log: Logger): Promise<Keys> {
  const { keys, keysFile, database } = source
  if (keys !== undefined && keysFile !== undefined)
    throw new StartError('ACHERON_KEYS and KEYS_FILE both name keys; set one of them')
  if (keys !== undefined) return withStored(keysIn(keys.split(','), 'ACHERON_KEYS'), store)
  const place = keysPlaceOf(source)
  const first = async (): Promise<Keys> => {
    const stored = database === undefined ? await store.knownSecret('cookie') : await store.secret('cookie', newKey)
    const [newest = newKey(), ...older] = keysOf(stored)
    return [newest, ...older]
  }
  if (place === null) return first()
  if (!existsSync(place)) makeKeys(place, await first())
  if (wideModeOf(place) !== null)
    log.warn({ file: place }, 'the keys file may be read by others than its owner; chmod 600 keeps them out')
  const all = await withStored(readKeys(place), store)
  if (database === undefined) await moveStored(place, all, store, log)
  return all
}

async function withStored(keys: Keys, store: Store): Promise<Keys> {
  const stored = keysOf(await store.knownSecret('cookie'))
  return [...keys, ...stored.filter(key => !keys.includes(key))]
}

/** The keys among the data: one of earlier versions, or those that a backup has taken along. */
export const keysOf = (stored: string | null): readonly string[] => stored?.split(',') ?? []

/** A key in the data file would be in every copy of it. */
async function moveStored(file: string, all: Keys, store: Store, log: Logger): Promise<void> {
  if ((await store.knownSecret('cookie')) === null) return
  try {
    if (all.length > readKeys(file).length) replaceKeys(file, all)
    await store.forgetSecret('cookie')
  } catch (error) {
    log.warn(
      { problem: (error as Error).message },
      'the key in the data file cannot be moved to the keys file; it stays',
    )
  }
}

export function readKeys(file: string): Keys {
  try {
    return keysIn(readFileSync(file, 'utf8').split('\n'), `the keys file ${file}`)
  } catch (error) {
    throw keysTrouble(error, file)
  }
}

/** Puts a new key in front and keeps so many older ones. */
export function rotateKeys(file: string, keep: number): Keys {
  const keys: Keys = [newKey(), ...readKeys(file).slice(0, keep)]
  replaceKeys(file, keys)
  return keys
}

function makeKeys(file: string, keys: Keys): void {
  try {
    writeKeys(file, keys)
  } catch (error) {
    // Another process has just made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw keysTrouble(error, file)
  }
}

/** The file is whole at every moment, and stays its owner's. */
function replaceKeys(file: string, keys: Keys): void {
  const next = `${file}.new`
  try {
    const { uid, gid } = statSync(file)
    rmSync(next, { force: true })
    writeKeys(next, keys, { uid, gid })
    renameSync(next, file)
  } catch (error) {
    throw keysTrouble(error, file)
  }
}

/** A name for a key that does not tell it. */
export const fingerprint = (key: string) => derived(key, 'fingerprint').toString('hex').slice(0, 12)

/** A key for one purpose. Cookies are signed by the keys themselves, as they always were. */
export function derived(key: string, purpose: 'address' | 'fingerprint'): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `acheron ${purpose}`, 32))
}

function writeKeys(file: string, keys: Keys, owner?: { uid: number; gid: number }): void {
  const handle = openSync(file, 'wx', 0o600)
  try {
    if (owner && process.getuid?.() === 0) fchownSync(handle, owner.uid, owner.gid)
    writeSync(
      handle,
      `# Keys of an Acheron server, newest first. Who has one can take anybody's seat.\n${keys.join('\n')}\n`,
    )
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function keysIn(texts: readonly string[], where: string): Keys {
  const [newest, ...older] = texts.map(text => text.trim()).filter(text => text !== '' && !text.startsWith('#'))
  if (newest === undefined)
    throw new StartError(`${where} holds no key; put one there, or make it anew: openssl rand -base64 32`)
  const keys: Keys = [newest, ...older]
  if (keys.some(({ length }) => length < shortest))
    throw new StartError(
      `a key in ${where} is shorter than ${shortest} characters; make one with: openssl rand -base64 32`,
    )
  return keys
}

function keysTrouble(error: unknown, file: string): StartError {
  if (error instanceof StartError) return error
  return new StartError(
    `the keys file ${file} cannot be read or written: ${(error as Error).message}; check its folder and permissions, or name another with KEYS_FILE=`,
  )
}
