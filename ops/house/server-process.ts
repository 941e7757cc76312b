import { type ChildProcess, spawn } from 'node:child_process'
import type { Writable } from 'node:stream'

const mainFile = new URL('../../packages/server/src/main.ts', import.meta.url).pathname

/** How a process ended. */
export interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** The end of what it wrote to standard error. */
  readonly words: string
}

/** One run of the real server as a process. */
export interface ServerRun {
  readonly child: ChildProcess
  /** Its address once it serves; rejects where it ends before. */
  readonly ready: Promise<string>
  readonly ended: Promise<End>
}

/** Children must not outlive this process, however it ends; also one that is stopped dies of this. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

export function endWithUs(child: ChildProcess): ChildProcess {
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

/** Starts `src/main.ts` on a free port of this machine; `settings` are its environment. */
export function runServer(settings: Readonly<Record<string, string>>, log: Writable): ServerRun {
  const { DATABASE_URL: _, NATS_URL: __, ...env } = process.env
  const child = endWithUs(
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', mainFile], {
      env: { ...env, PORT: '0', HOST: '127.0.0.1', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  let words = ''
  const ended = new Promise<End>(resolve => {
    child.on('close', (code, signal) => resolve({ code, signal, words: words.slice(-2000) }))
  })
  child.stderr!.on('data', (chunk: Buffer) => {
    words = (words + chunk).slice(-10_000)
    log.write(chunk)
  })
  const ready = new Promise<string>((resolve, reject) => {
    let out = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      log.write(chunk)
      if (out.length > 10_000) return
      out += chunk
      const [address] = /http:\/\/\S+/.exec(out) ?? []
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    })
    ended.then(({ words: last }) => reject(new Error(last.trim() || 'the server ended at once')))
  })
  ready.catch(() => {})
  return { child, ready, ended }
}
