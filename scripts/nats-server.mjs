// A NATS server for the tests: one that is installed, or Debian's, taken out of its package. Nothing is installed on the
// machine, so nothing is started there either.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './bootstrap.mjs'

const kept = join(root, 'node_modules/.cache/acheron')
const unpacked = join(kept, 'nats-server')

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

/** Fetches Debian's where there is none and apt can get it. Whoever needs it finds out whether it could. */
export function fetchNatsServer() {
  if (findNatsServer() || !run(root, 'apt-get', ['--version'])) return
  console.error('Fetching a NATS server for the tests (apt-get download) ...')
  mkdirSync(kept, { recursive: true })
  const folder = mkdtempSync(join(kept, 'fetch-'))
  try {
    // On a fresh machine apt knows of no packages yet; only root can update its lists.
    if (!download(folder)) {
      run(folder, 'apt-get', ['update'])
      download(folder)
    }
    const [deb] = readdirSync(folder).filter(name => name.endsWith('.deb'))
    if (!deb || !run(folder, 'dpkg-deb', ['-x', deb, 'content'])) return
    rmSync(unpacked, { recursive: true, force: true })
    renameSync(join(folder, 'content'), unpacked)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function download(folder) {
  return run(folder, 'apt-get', ['download', 'nats-server'])
}

/**
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 */
function run(cwd, program, args) {
  return spawnSync(program, args, { cwd, stdio: 'ignore', timeout: 120_000 }).status === 0
}
