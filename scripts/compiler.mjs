// A C compiler for the tests: the machine's, or Debian's small one (tcc), taken out of its packages. Nothing is installed.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fetchPackages, unpackedAt } from './debian.mjs'

const unpacked = unpackedAt('tcc')

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

/** Fetches Debian's where there is none. */
export function fetchCompiler() {
  if (process.platform !== 'linux' || findCompiler()) return
  fetchPackages('a C compiler', 'tcc', ['tcc', 'libc6-dev', 'linux-libc-dev'])
}
