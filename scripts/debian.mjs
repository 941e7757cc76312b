// Programs for the tests where they are not installed: Debian's, taken out of their packages. Nothing is installed on the machine.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const kept = join(root, 'node_modules/.cache/acheron')

/** @param {string} name */
export const unpackedAt = name => join(kept, name)

/**
 * Fetches the packages where apt can get them, and unpacks them under that name. Whoever needs them finds out whether it could.
 * @param {string} what
 * @param {string} name
 * @param {string[]} packages
 */
export function fetchPackages(what, name, packages) {
  if (!run(root, 'apt-get', ['--version'])) return
  console.error(`Fetching ${what} for the tests (apt-get download) ...`)
  mkdirSync(kept, { recursive: true })
  const folder = mkdtempSync(join(kept, 'fetch-'))
  const download = () => run(folder, 'apt-get', ['download', ...packages])
  try {
    // On a fresh machine apt knows of no packages yet; only root can update its lists.
    if (!download()) {
      run(folder, 'apt-get', ['update'])
      download()
    }
    const debs = readdirSync(folder).filter(file => file.endsWith('.deb'))
    if (debs.length < packages.length || !debs.every(deb => run(folder, 'dpkg-deb', ['-x', deb, 'content']))) return
    rmSync(unpackedAt(name), { recursive: true, force: true })
    renameSync(join(folder, 'content'), unpackedAt(name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 */
function run(cwd, program, args) {
  return spawnSync(program, args, { cwd, stdio: 'ignore', timeout: 120_000 }).status === 0
}
