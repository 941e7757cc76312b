import { Worker } from 'node:worker_threads'
import { Stopping } from '../errors.ts'
import type { Answer, Job, Question, Results } from './messages.ts'

interface Task {
  resolve(done: Done<Job['kind']>): void
  reject(error: Error): void
}

/** The result of a job, and the thread's time for it. */
export interface Done<K extends Job['kind']> {
  readonly result: Results[K]
  readonly milliseconds: number
}

/** The thread of the past, started when it is first needed. What takes long there holds up nobody here. */
export class Historian {
  readonly #file: URL
  readonly #tasks = new Map<number, Task>()
  #worker: Worker | null = null
  #ids = 0
  #closed = false

  /** `file` is what the thread runs; tests have one with games of their own. */
  constructor(file: URL) {
    this.#file = file
  }

  ask<J extends Job>(job: J): Promise<Done<J['kind']>> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Stopping())
      const id = ++this.#ids
      this.#tasks.set(id, { resolve: resolve as Task['resolve'], reject })
      this.#worker ??= this.#start()
      this.#worker.postMessage({ id, job } satisfies Question)
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const worker = this.#worker
    this.#lost(worker, new Stopping())
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#file)
    worker.on('message', (answer: Answer) => this.#answered(answer))
    worker.on('error', error => this.#lost(worker, error as Error))
    worker.on('exit', () => this.#lost(worker, new Error('the thread of the past ended')))
    // A thread that waits for work must not keep the process alive.
    worker.unref()
    return worker
  }

  #answered(answer: Answer): void {
    const task = this.#tasks.get(answer.id)
    this.#tasks.delete(answer.id)
    if ('problem' in answer) task?.reject(new Error(answer.problem))
    else task?.resolve({ result: answer.result, milliseconds: answer.milliseconds })
  }

  /** The next question starts another thread. */
  #lost(worker: Worker | null, why: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    for (const task of this.#tasks.values()) task.reject(why)
    this.#tasks.clear()
  }
}
