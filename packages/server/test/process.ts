import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

export const mainFile = new URL('../src/main.ts', import.meta.url).pathname
export const childFile = new URL('./child.ts', import.meta.url).pathname

export interface Started {
  readonly child: ChildProcess
  readonly address: string
}

/** Runs a file of ours until it says its address; fails with what it says instead. */
export async function start(command: readonly string[], options: SpawnOptions = {}): Promise<Started> {
  const [program = '', ...rest] = command
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let out = ''
  let err = ''
  child.stderr?.on('data', chunk => {
    err += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', code => reject(new Error(`exit ${code}: ${err}${out}`)))
    child.stdout?.on('data', chunk => {
      out += chunk
      const address = /http:\/\/\S+/.exec(out)?.[0]
      if (address) resolve({ child, address })
    })
  })
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return child.exitCode
}
