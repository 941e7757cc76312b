import { InputError } from '@acheron/engine'
import { readArguments, readInteger } from './arguments.ts'
import { counted, say } from './output.ts'

/** `acheron keys`: the keys of a server, by their fingerprints and never themselves. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('keys', args, { file: { type: 'string' }, keep: { type: 'string' } })
  const [what, more] = positionals
  if ((what !== 'list' && what !== 'rotate') || more !== undefined)
    throw new InputError('keys needs one of: acheron keys list, acheron keys rotate')
  if (what === 'list' && values.keep !== undefined) throw new InputError('--keep is for acheron keys rotate')
  const keep = readInteger('keep', values.keep, 0, 100, 4)
  const { defaultFile, fingerprint, keysFileOf, readKeys, rotateKeys, StartError } = await import('@acheron/server')
  const file = values.file ?? place(keysFileOf, defaultFile)
  try {
    const keys = what === 'list' ? readKeys(file) : rotateKeys(file, keep)
    say(`${file}: ${counted(keys.length, 'key')}`)
    for (const [i, key] of keys.entries()) say(`${fingerprint(key)} ${i === 0 ? 'signs' : 'is accepted'}`)
    if (what === 'rotate') say('a running server goes on with the keys that it has read; restart it')
  } catch (error) {
    throw error instanceof StartError ? new InputError(error.message) : error
  }
}

function place(keysFileOf: (dataFile: string) => string, defaultFile: string): string {
  const { ACHERON_KEYS, KEYS_FILE, DATABASE_URL, DATA = defaultFile } = process.env
  if (ACHERON_KEYS)
    throw new InputError('the keys are in ACHERON_KEYS; put a new one in front there: openssl rand -base64 32')
  if (KEYS_FILE) return KEYS_FILE
  if (DATABASE_URL)
    throw new InputError('the key is in the database; to have a file of keys, start the servers with KEYS_FILE=')
  return keysFileOf(DATA)
}
