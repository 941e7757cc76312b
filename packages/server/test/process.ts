import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

export const mainFile = new URL('../src/main.ts', import.meta.url).pathname
export const childFile = new URL('./child.ts', import.meta.url).pathname

export interface Started {
  readonly child: ChildProcess
  readonly address: string
}

/** Runs a command until it prints its address; fails with its other output. */
export function start(command: readonly string[], options: SpawnOptions = {}): Promise<Started> {
  return untilStarted(run(command, options))
}

export function run([program = '', ...rest]: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(program, rest, { stdio: ['pipe', 'pipe', 'pipe'], ...options })
}

export async function untilStarted(child: ChildProcess): Promise<Started> {
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
