import { Worker } from 'node:worker_threads'
import type { Move } from '@acheron/engine'
import { Stopping } from '../errors.ts'
import type { Answer, Question } from './messages.ts'

export interface PoolOptions {
  readonly workers: number
  /** The file that the threads run; tests have one with games of their own. */
  readonly file: URL
  /** A bot that takes longer than this is stopped, its thread with it. */
  readonly budgetMilliseconds: number
  readonly onThought: (milliseconds: number) => void
  /** Called when a task gets its thread. */
  readonly onWait?: (milliseconds: number) => void
}

interface Task {
  readonly question: Question
  /** When it was asked. */
  readonly asked: number
  resolve(move: Move): void
  reject(error: Error): void
}

/** One thread and what it is thinking about. */
interface Thinker {
  readonly worker: Worker
  task: Task | null
  timer: NodeJS.Timeout | null
}

/** A fair queue: one task of each owner in turn, so that one person's many tables do not hold up the others. */
class Waiting {
  readonly #tasks = new Map<string, Task[]>()
  size = 0

  add(by: string, task: Task): void {
    const tasks = this.#tasks.get(by)
    if (tasks) tasks.push(task)
    else this.#tasks.set(by, [task])
    this.size++
  }

  take(): Task | undefined {
    const [next] = this.#tasks
    if (!next) return undefined
    const [by, tasks] = next
    const task = tasks.shift()
    // An owner who has just had a turn goes to the end.
    this.#tasks.delete(by)
    if (tasks.length > 0) this.#tasks.set(by, tasks)
    this.size--
    return task
  }
}

/** The threads in which bots think. They start when first needed. */
export class BotPool {
  readonly #options: PoolOptions
  readonly #thinkers: Thinker[] = []
  readonly #waiting = new Waiting()
  #ids = 0
  #closed = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get waiting(): number {
    return this.#waiting.size
  }

  get thinking(): number {
    return this.#thinkers.filter(({ task }) => task !== null).length
  }

  /** Whether the pool is closed and bots move no more. */
  get closed(): boolean {
    return this.#closed
  }

  /**
   * A move; a Stopping when the pool is closed first. `by` is the person who opened the table: these people take turns.
   */
  ask(question: Omit<Question, 'id'>, by: string): Promise<Move> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Stopping())
      const asked = performance.now()
      this.#waiting.add(by, { question: { ...question, id: ++this.#ids }, asked, resolve, reject })
      this.#assign()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const stopping = new Stopping()
    for (let task = this.#waiting.take(); task; task = this.#waiting.take()) task.reject(stopping)
    await Promise.all([...this.#thinkers].map(thinker => this.#stop(thinker, stopping)))
  }

  #assign(): void {
    while (this.#waiting.size > 0) {
      const free = this.#thinkers.find(thinker => thinker.task === null) ?? this.#start()
      if (!free) return
      const task = this.#waiting.take()!
      free.task = task
      this.#options.onWait?.(performance.now() - task.asked)
      free.timer = setTimeout(() => {
        void this.#stop(free, new Error(`no move within ${this.#options.budgetMilliseconds} ms`))
      }, this.#options.budgetMilliseconds)
      free.worker.postMessage(task.question)
    }
  }

  #start(): Thinker | null {
    if (this.#thinkers.length >= this.#options.workers) return null
    const worker = new Worker(this.#options.file)
    const thinker: Thinker = { worker, task: null, timer: null }
    worker.on('message', (answer: Answer) => this.#answered(thinker, answer))
    worker.on('error', error => void this.#stop(thinker, error as Error))
    worker.on('exit', () => void this.#stop(thinker, new Error('the thread ended')))
    // A thread that waits for work must not keep the process alive.
    worker.unref()
    this.#thinkers.push(thinker)
    return thinker
  }

  #answered(thinker: Thinker, answer: Answer): void {
    const { task } = thinker
    if (!task || task.question.id !== answer.id) return
    this.#free(thinker)
    if ('move' in answer) {
      this.#options.onThought(answer.milliseconds)
      task.resolve(answer.move)
    } else task.reject(new Error(answer.problem))
    this.#assign()
  }

  async #stop(thinker: Thinker, why: Error): Promise<void> {
    const at = this.#thinkers.indexOf(thinker)
    if (at < 0) return
    this.#thinkers.splice(at, 1)
    const { task } = thinker
    this.#free(thinker)
    task?.reject(why)
    await thinker.worker.terminate()
    this.#assign()
  }

  #free(thinker: Thinker): void {
    if (thinker.timer) clearTimeout(thinker.timer)
    thinker.timer = null
    thinker.task = null
  }
}
