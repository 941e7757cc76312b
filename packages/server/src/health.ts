import type { FastifyInstance } from 'fastify'
import type { Logger } from './logs.ts'
import { freeBytes } from './metrics/disk.ts'
import type { Store } from './store/store.ts'

/** What keeps the server from being ready, in words without secrets; none when it is. */
export interface Report {
  readonly ok: boolean
  readonly problems: readonly string[]
}

/** With less room than this a data file soon cannot grow. */
const leastFreeBytesByDefault = 100_000_000
/** A report is good for this long: a probe writes, and anybody may ask. */
const freshMilliseconds = 1000
const patienceMilliseconds = 5000

/** Whether the server can do what it is there for: store a step. */
export class Health {
  readonly #store: Pick<Store, 'check'>
  readonly #folder: string | null
  readonly #leastFreeBytes: number
  readonly #log: Logger
  #report: Promise<Report> | null = null
  /** Until then the report is good; for ever while it is being made. */
  #freshUntil = 0
  /** The probe of the store that is under way. */
  #probe: Promise<string | null> | null = null
  #draining = false
  /** The problems in the log, which has each only once. */
  #logged = ''
  /** Why the store failed last: for the log alone. */
  #cause: string | undefined

  /** `folder` is where the data file lies; null where the data lies elsewhere. */
  constructor(
    store: Pick<Store, 'check'>,
    folder: string | null,
    log: Logger,
    leastFreeBytes = leastFreeBytesByDefault,
  ) {
    this.#store = store
    this.#folder = folder
    this.#log = log
    this.#leastFreeBytes = leastFreeBytes
  }

  /** From now on the server is not ready, while it still serves those who are here. */
  drain(): void {
    this.#draining = true
  }

  report(): Promise<Report> {
    if (this.#draining) return Promise.resolve({ ok: false, problems: ['the server is stopping'] })
    if (!this.#report || performance.now() >= this.#freshUntil) {
      this.#freshUntil = Number.POSITIVE_INFINITY
      this.#report = this.#examine().finally(() => {
        this.#freshUntil = performance.now() + freshMilliseconds
      })
    }
    return this.#report
  }

  async #examine(): Promise<Report> {
    this.#cause = undefined
    const found = await Promise.all([this.#storeProblem(), this.#diskProblem()])
    const problems = found.filter(problem => problem !== null)
    this.#note(problems)
    return { ok: problems.length === 0, problems }
  }

  #note(problems: readonly string[]): void {
    const text = problems.join('; ')
    if (text === this.#logged) return
    this.#logged = text
    if (text) this.#log.error({ problems, cause: this.#cause }, 'the server is not ready')
    else this.#log.warn({}, 'the server is ready again')
  }

  async #storeProblem(): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>(resolve => {
      timer = setTimeout(resolve, patienceMilliseconds, 'the store does not answer').unref()
    })
    this.#probe ??= this.#probed().finally(() => {
      this.#probe = null
    })
    return Promise.race([this.#probe, late]).finally(() => clearTimeout(timer))
  }

  #probed(): Promise<string | null> {
    return this.#store.check().then(
      () => null,
      (error: unknown) => {
        this.#cause = String(error)
        return 'nothing can be stored at the moment; the log says why'
      },
    )
  }

  async #diskProblem(): Promise<string | null> {
    if (this.#folder === null) return null
    const free = await freeBytes(this.#folder)
    if (free === null || free >= this.#leastFreeBytes) return null
    return `the disk of the data file has ${inMegabytes(free)} left, less than ${inMegabytes(this.#leastFreeBytes)}`
  }
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1e6)} MB`

const ready = '/healthz'
const alive = '/livez'

/** True for the addresses that answer for themselves while the server stops. */
export const isHealthRoute = (url: string | undefined) => url === ready || url === alive

/** /healthz: ready to store; /livez: the event loop turns, and nothing else. */
export function healthRoutes(app: FastifyInstance, health: Health): void {
  app.get(ready, async (_request, reply) => {
    const report = await health.report()
    return reply
      .code(report.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report)
  })
  app.get(alive, (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
}
