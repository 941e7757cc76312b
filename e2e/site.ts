import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')

/** The real server in a process of its own, with its own data; it can be stopped or killed, and started again. */
export class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), 'acheron-site-'))
  #process: ChildProcess | null = null
  #port = 0

  readonly #main: string
  readonly #settings: Readonly<Record<string, string>>
  /** The milliseconds by which its time is ahead; null: it has the time of this machine. */
  #ahead: number | null

  private constructor(main: string, settings: Readonly<Record<string, string>>, ahead: number | null = null) {
    this.#settings = settings
    this.#main = main
    this.#ahead = ahead
  }

  /** Opens the server of this project, or of a copy of it, with these settings beside the usual ones. */
  static async open(root = project, settings: Readonly<Record<string, string>> = {}): Promise<Site> {
    const site = new Site(join(root, 'packages/server/src/main.ts'), settings)
    await site.start()
    return site
  }

  /** The same with a time that passes when a test says so (`pass`). */
  static async openMoved(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
    const site = new Site(join(project, 'packages/server/test/moved-main.ts'), settings, 0)
    await site.start()
    return site
  }

  /** Such as `http://localhost:38211`; the same after a restart. */
  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  /** The file of its data. */
  get data(): string {
    return join(this.#folder, 'data.sqlite')
  }

  /** Starts the server on the data and the port it had. */
  async start(): Promise<void> {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
    const child = spawn(process.execPath, [this.#main], {
      env: {
        ...{ PATH, HOME, NODE_COMPILE_CACHE },
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA: this.data,
        LOG_LEVEL: 'warn',
        ...(this.#ahead === null ? {} : { AHEAD: String(this.#ahead) }),
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'inherit', ...(this.#ahead === null ? [] : (['ipc'] as const))],
    })
    this.#process = child
    // No server outlives the tests.
    const end = () => void child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    const address = await firstLine(child)
    this.#port = Number(new URL(address).port)
  }

  /** Lets time pass there while it is at work. It stays passed after a restart. */
  async pass(milliseconds: number): Promise<void> {
    const child = this.#process
    if (!child || this.#ahead === null) throw new Error('its time cannot be moved')
    this.#ahead += milliseconds
    const passed = once(child, 'message')
    child.send({ pass: milliseconds })
    await passed
  }

  /** Asks it to stop, as a service manager does. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  /** Kills it without warning. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}

/** The address in the line that a started server prints. */
async function firstLine(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk
    const address = /http:\S+/.exec(said)?.[0]
    if (address && said.includes('\n')) resolve(address)
  })
  child.once('error', reject)
  child.once('exit', code => reject(new Error(`the server did not start (exit code ${code}): ${said}`)))
  return promise
}
