import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { findCompiler } from '../../../../scripts/compiler.mjs'
import { folder } from '../help.ts'

/** The commands of `shim.c`. */
export type Command = '' | 'read-only' | 'unsynced' | 'failing' | `full ${number}` | `slow ${number}`

/** A disk that fails on command. */
export interface Disk {
  /** The data file on it. */
  readonly file: string
  /** The environment of a process that uses it. */
  readonly env: Record<string, string>
  say(command: Command): void
  /** The disk as a power cut would leave it at this moment. */
  afterPowerCut(): Disk
}

/** Makes the library that stands before a server's files; where it cannot be made, says why. */
export function buildDisks(): { disk(): Disk } | { why: string } {
  if (process.platform !== 'linux') return { why: 'only Linux lets a library stand before the files' }
  const compiler = findCompiler()
  if (!compiler) return { why: 'there is no C compiler on this machine; `npm test` fetches one where apt has it' }
  const place = mkdtempSync(join(tmpdir(), 'acheron-shim-'))
  afterAll(() => rmSync(place, { recursive: true, force: true }))
  const library = join(place, 'shim.so')
  const source = join(import.meta.dirname, 'shim.c')
  const { program, args, libraries, env } = compiler
  const options = ['-shared', '-fPIC', '-o', library, source, ...libraries]
  const built = spawnSync(program, [...args, ...options], { encoding: 'utf8', env: { ...process.env, ...env } })
  if (built.status !== 0) throw new Error(`shim.c cannot be compiled: ${built.stderr}`)
  // Servers start quicker when they need not compile everything again.
  const cache = join(place, 'cache')
  return { disk: () => newDisk({ LD_PRELOAD: library, NODE_COMPILE_CACHE: cache }) }
}

function newDisk(env: Record<string, string>, from?: string): Disk {
  const place = realpathSync(folder())
  const [data, shadow, control] = ['data', 'shadow', 'control'].map(name => join(place, name)) as [
    string,
    string,
    string,
  ]
  for (const each of [data, shadow]) {
    mkdirSync(each)
    if (from) cpSync(from, each, { recursive: true })
  }
  writeFileSync(control, '')
  return {
    file: join(data, 'data.sqlite'),
    env: { ...env, DISK_FOLDER: data, DISK_CONTROL: control, DISK_SHADOW: shadow },
    say: command => writeFileSync(control, command),
    afterPowerCut: () => newDisk(env, shadow),
  }
}
