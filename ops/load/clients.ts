import { Worker } from 'node:worker_threads'
import { InputError } from '@acheron/engine'
import type { Job, News, Order, Report } from './reports.ts'

/** All threads of clients. */
export class Clients {
  readonly #threads: readonly Worker[]
  readonly #opened: number[]
  #rate = 0
  /** Takes the reports of all threads as they come. */
  onReport: (report: Report) => void = () => {}

  private constructor(threads: readonly Worker[]) {
    this.#threads = threads
    this.#opened = threads.map(() => 0)
  }

  /** Starts the threads, which open their tables; `progress` is told how many are open. */
  static async open(jobs: readonly Job[], progress: (tables: number) => void): Promise<Clients> {
    const threads = jobs.map(job => new Worker(new URL('./worker.ts', import.meta.url), { workerData: job }))
    const clients = new Clients(threads)
    const ready = threads.map(
      (thread, i) =>
        new Promise<void>((resolve, reject) => {
          thread.on('error', reject)
          thread.on('message', (news: News) => {
            if (news.tell === 'ready') resolve()
            else if (news.tell === 'failed') reject(new InputError(`the tables could not be opened: ${news.problem}`))
            else if (news.tell === 'report') clients.onReport(news.report)
            else {
              clients.#opened[i] = news.tables
              progress(clients.#opened.reduce((sum, tables) => sum + tables, 0))
            }
          })
        }),
    )
    await Promise.all(ready)
    return clients
  }

  get rate(): number {
    return this.#rate
  }

  play(perSecond: number): void {
    this.#rate = perSecond
    this.#order({ do: 'play', perSecond: perSecond / this.#threads.length })
  }

  end(): void {
    this.#order({ do: 'end' })
  }

  #order(order: Order): void {
    for (const thread of this.#threads) thread.postMessage(order)
  }
}
