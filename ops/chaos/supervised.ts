import type { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type End, runServer, type ServerRun } from '../house/server-process.ts'

/** What the supervisor has to tell of a process. */
export interface Reports {
  /** It ended, and nobody had asked for it. */
  endedByItself(name: string, end: End): void
  /** It could not start, said so in one line, and is started again. */
  couldNotStart(name: string, end: End): void
  /** It was asked to stop. */
  stopped(name: string, milliseconds: number, inTime: boolean): void
  /** Whether the database was in trouble at any time since then: a start may fail by that. */
  databaseTroubledSince(at: number): boolean
}

const restartMilliseconds = 300
const stopMilliseconds = 20_000

/** A server process that is started again whenever it ends, as a service manager does. */
export class Supervised {
  readonly #number: number
  readonly #settings: Readonly<Record<string, string>>
  readonly #log: Writable
  readonly #reports: Reports
  #run: ServerRun | null = null
  /** The end that we have asked for. */
  #asked: 'SIGKILL' | 'SIGTERM' | null = null
  #closing = false
  #over: Promise<void> = Promise.resolve()
  starts = 0
  /** Where it serves now; null while it does not. */
  address: string | null = null

  constructor(number: number, settings: Readonly<Record<string, string>>, log: Writable, reports: Reports) {
    this.#number = number
    this.#settings = settings
    this.#log = log
    this.#reports = reports
  }

  /** Its number and its start. */
  get name(): string {
    return `p${this.#number}.${this.starts}`
  }

  open(): void {
    this.#over = this.#keepRunning()
  }

  kill(): void {
    this.#end('SIGKILL')
  }

  /** Asks it to stop; it is killed where it does not. */
  terminate(): void {
    this.#end('SIGTERM')
  }

  pause(): void {
    this.#run?.child.kill('SIGSTOP')
  }

  goOn(): void {
    this.#run?.child.kill('SIGCONT')
  }

  /** Stops it for good. */
  async close(): Promise<void> {
    this.#closing = true
    this.goOn()
    this.terminate()
    await this.#over
  }

  async #keepRunning(): Promise<void> {
    while (!this.#closing) {
      await this.#runOnce()
      if (!this.#closing) await sleep(restartMilliseconds)
    }
  }

  async #runOnce(): Promise<void> {
    this.starts++
    this.#asked = null
    const { name } = this
    const started = performance.now()
    this.#log.write(`--- ${name} starts\n`)
    const run = runServer(this.#settings, this.#log)
    this.#run = run
    let served = false
    run.ready.then(
      address => {
        served = true
        this.address = address
      },
      () => {},
    )
    const end = await run.ended
    this.address = null
    this.#run = null
    this.#log.write(`--- ${name} ended with ${end.signal ?? end.code}\n`)
    if (this.#isAsked(end)) return
    const excused = !served && isOrderly(end) && this.#reports.databaseTroubledSince(started)
    if (excused) this.#reports.couldNotStart(name, end)
    else this.#reports.endedByItself(name, end)
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): void {
    const run = this.#run
    if (!run || this.#asked === 'SIGKILL') return
    this.#asked = signal
    this.address = null
    run.child.kill(signal)
    if (signal === 'SIGTERM') void this.#untilStopped(run)
  }

  async #untilStopped(run: ServerRun): Promise<void> {
    const { name } = this
    const asked = performance.now()
    const patience = new AbortController()
    const inTime = await Promise.race([
      run.ended.then(() => true),
      sleep(stopMilliseconds, false, { signal: patience.signal }).catch(() => false),
    ])
    patience.abort()
    this.#reports.stopped(name, performance.now() - asked, inTime)
    if (inTime) return
    this.#asked = 'SIGKILL'
    run.child.kill('SIGKILL')
  }

  /** Before its handlers are there a process ends by the signal itself. */
  #isAsked({ code, signal }: End): boolean {
    if (this.#asked === 'SIGKILL') return true
    return this.#asked === 'SIGTERM' && (code === 0 || signal === 'SIGTERM')
  }
}

/** One line that names the trouble, and no trace. */
const isOrderly = ({ code, words }: End) => code === 1 && !/\n\s+at /.test(words)
