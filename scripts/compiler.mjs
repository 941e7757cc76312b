// A C compiler for the tests: the machine's, or Debian's small one (tcc), taken out of its packages. Nothing is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './bootstrap.mjs'

const kept = join(root, 'node_modules/.cache/acheron')
const unpacked = join(kept, 'tcc')
const packages = ['tcc', 'libc6-dev', 'linux-libc-dev']

/**
 * Where the program is, and how it is called; null where there is none.
 * @returns {{ program: string, args: string[], libraries: string[], env: Record<string, string> } | null}
 */
export function findCompiler() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = ['cc', 'gcc', 'clang'].flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
  if (installed) return { program: installed, args: [], libraries: [], env: {} }
  const program = join(unpacked, 'usr/bin/tcc')
  if (!existsSync(program)) return null
  const kind = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'
  const lib = join(unpacked, 'usr/lib', kind)
  const include = join(unpacked, 'usr/include')
  // What a library lacks it finds in the program that loads it: nothing is linked but the compiler's own.
  const args = [`-B${join(lib, 'tcc')}`, `-I${include}`, `-I${join(include, kind)}`, '-nostdlib']
  return { program, args, libraries: [join(lib, 'tcc/libtcc1.a')], env: { LD_LIBRARY_PATH: lib } }
}

/** Fetches Debian's where there is none and apt can get it. Whoever needs it finds out whether it could. */
export function fetchCompiler() {
  if (process.platform !== 'linux' || findCompiler() || !run(root, 'apt-get', ['--version'])) return
  console.error('Fetching a C compiler for the tests (apt-get download) ...')
  mkdirSync(kept, { recursive: true })
  const folder = mkdtempSync(join(kept, 'fetch-'))
  try {
    // On a fresh machine apt knows of no packages yet; only root can update its lists.
    if (!download(folder)) {
      run(folder, 'apt-get', ['update'])
      download(folder)
    }
    const debs = readdirSync(folder).filter(name => name.endsWith('.deb'))
    if (debs.length < packages.length || !debs.every(deb => run(folder, 'dpkg-deb', ['-x', deb, 'content']))) return
    rmSync(unpacked, { recursive: true, force: true })
    renameSync(join(folder, 'content'), unpacked)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function download(folder) {
  return run(folder, 'apt-get', ['download', ...packages])
}

/**
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 */
function run(cwd, program, args) {
  return spawnSync(program, args, { cwd, stdio: 'ignore', timeout: 120_000 }).status === 0
}
