import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a tool of this folder as an operator does, for its tests. */
export async function runTool(name: 'load' | 'chaos', ...args: string[]): Promise<Ran> {
  const file = join(import.meta.dirname, name, 'main.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args])
  let [out, err] = ['', '']
  child.stdout.on('data', chunk => {
    out += chunk
  })
  child.stderr.on('data', chunk => {
    err += chunk
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}
