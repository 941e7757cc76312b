import { Worker } from 'node:worker_threads'
import type { Move } from '@acheron/engine'
import { Stopping } from '../errors.ts'
import type { Answer, Question } from './messages.ts'
import { FairQueue, type Share, type Turn } from './queue.ts'

export interface PoolOptions {
  readonly workers: number
  /** The file that the threads run; tests have one with games of their own. */
  readonly file: URL
  /** A bot that takes longer than this is stopped, its thread with it. */
  readonly budgetMilliseconds: number
  /** The bots of one address that may wait for a thread; the others ask again later. */
  readonly waitingPerAddress: number
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
  turn: Turn<Task> | null
  /** When the turn began. */
  since: number
  timer: NodeJS.Timeout | null
}

/** The threads in which bots think. They start when first needed. */
export class BotPool {
  readonly #options: PoolOptions
  readonly #thinkers: Thinker[] = []
  readonly #waiting = new FairQueue<Task>()
  #ids = 0
  #closed = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get waiting(): number {
    return this.#waiting.waiting
  }

  get thinking(): number {
    return this.#thinkers.filter(({ turn }) => turn !== null).length
  }

  /** Whether the pool is closed and bots move no more. */
  get closed(): boolean {
    return this.#closed
  }

  /** Whether a bot of that address may wait for a thread. */
  hasRoomFor([address = '']: Share): boolean {
    return this.#waiting.waitingOf([address]) < this.#options.waitingPerAddress
  }

  /**
   * A move; a Stopping when the pool is closed first. `by` is for whom the bot thinks: addresses share the threads, and the people
   * of an address its part of them.
   */
  ask(question: Omit<Question, 'id'>, by: Share): Promise<Move> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Stopping())
      const asked = performance.now()
      this.#waiting.add({ question: { ...question, id: ++this.#ids }, asked, resolve, reject }, by)
      this.#assign()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const stopping = new Stopping()
    for (let turn = this.#waiting.take(); turn; turn = this.#waiting.take()) turn.task.reject(stopping)
    await Promise.all([...this.#thinkers].map(thinker => this.#stop(thinker, stopping)))
  }

  #assign(): void {
    while (this.waiting > 0) {
      const free = this.#thinkers.find(thinker => thinker.turn === null) ?? this.#start()
      if (!free) return
      free.turn = this.#waiting.take()!
      free.since = performance.now()
      this.#options.onWait?.(free.since - free.turn.task.asked)
      free.timer = setTimeout(() => {
        void this.#stop(free, new Error(`no move within ${this.#options.budgetMilliseconds} ms`))
      }, this.#options.budgetMilliseconds)
      free.worker.postMessage(free.turn.task.question)
    }
  }

  #start(): Thinker | null {
    if (this.#thinkers.length >= this.#options.workers) return null
    const worker = new Worker(this.#options.file)
    const thinker: Thinker = { worker, turn: null, since: 0, timer: null }
    worker.on('message', (answer: Answer) => this.#answered(thinker, answer))
    worker.on('error', error => void this.#stop(thinker, error as Error))
    worker.on('exit', () => void this.#stop(thinker, new Error('the thread ended')))
    // A thread that waits for work must not keep the process alive.
    worker.unref()
    this.#thinkers.push(thinker)
    return thinker
  }

  #answered(thinker: Thinker, answer: Answer): void {
    const task = thinker.turn?.task
    if (task?.question.id !== answer.id) return
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
    const task = thinker.turn?.task
    this.#free(thinker)
    task?.reject(why)
    await thinker.worker.terminate()
    this.#assign()
  }

  #free(thinker: Thinker): void {
    if (thinker.timer) clearTimeout(thinker.timer)
    thinker.timer = null
    thinker.turn?.done(performance.now() - thinker.since)
    thinker.turn = null
  }
}
