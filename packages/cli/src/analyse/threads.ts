import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Judge, Judgement } from '@acheron/bots/analyse'
import type { GameRecord, Seat } from '@acheron/engine'
import type { Progress } from '../progress.ts'

/** What a thread needs to judge some of the decisions; every thread plays the record again itself. */
export interface Task {
  readonly file: string
  readonly record: GameRecord
  readonly seat: Seat | null
  readonly bot: Judge
  /** Two counters: decisions taken, decisions judged. */
  readonly shared: SharedArrayBuffer
}

/** A decision and its place among all. */
export type Judged = readonly [index: number, judgement: Judgement]

/** Lets threads take decisions one by one. Each decision has its own seed, so that the thread does not matter. */
export async function judgeInThreads(
  task: Omit<Task, 'shared'>,
  count: number,
  workers: number | null,
  progress: Progress,
): Promise<Judgement[]> {
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)
  const done = new Int32Array(shared)
  const workerData: Task = { ...task, shared }
  const team = Array.from(
    { length: Math.max(1, Math.min(workers ?? availableParallelism(), count)) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData }),
  )
  const timer = setInterval(() => progress(Atomics.load(done, 1)), 100)
  try {
    const lists = await Promise.all(team.map(judgedBy))
    const judgements: Judgement[] = []
    for (const [index, judgement] of lists.flat()) judgements[index] = judgement
    return judgements
  } finally {
    clearInterval(timer)
    await Promise.all(team.map(worker => worker.terminate()))
  }
}

function judgedBy(worker: Worker): Promise<readonly Judged[]> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('a worker thread ended before its work')))
  })
}
