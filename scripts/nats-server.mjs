// A NATS server for the tests: one that is installed, or Debian's, taken out of its package. Nothing is installed on the
// machine, so nothing is started there either.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fetchPackages, unpackedAt } from './debian.mjs'

const unpacked = unpackedAt('nats-server')

/**
 * Where the program is; null where there is none.
 * @returns {string | null}
 */
export function findNatsServer() {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/sbin',
    '/usr/sbin',
    join(unpacked, 'usr/sbin'),
  ]
  const found = folders.map(folder => join(folder, 'nats-server')).find(file => existsSync(file))
  return found ?? null
}

/** Fetches Debian's where there is none. */
export function fetchNatsServer() {
  if (!findNatsServer()) fetchPackages('a NATS server', 'nats-server', ['nats-server'])
}
