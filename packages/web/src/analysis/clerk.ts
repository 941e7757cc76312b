import type { Judgement, Report, Verdict } from '@acheron/bots/analyse'
import type { Move } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { startWorker } from '../workers/start.ts'
import type { Judged, Opened, Tried, Why } from './job.ts'

/** Whoever does the work, one task after the other: a worker. */
export interface Clerk {
  /** Null: the record is of other rules. */
  open(record: string): Promise<Opened | null>
  judge(index: number): Promise<Judgement>
  solve(progress: (done: number) => void): Promise<Verdict>
  report(judged: Judged, names: readonly string[], language: Language): Promise<Report>
  moves(index: number): Promise<readonly Move[]>
  attempt(index: number, move: Move): Promise<Tried>
  why(index: number, moves: readonly Move[]): Promise<Why>
  /** What is still asked is refused. */
  end(): void
}

type Task = Exclude<keyof Clerk, 'end'>

/** A task as it goes to the worker. */
export interface Asked {
  readonly call: number
  readonly task: Task
  readonly args: readonly unknown[]
}

export type Answered = { readonly call: number } & (
  | { readonly value: unknown }
  | { readonly failed: string }
  | { readonly done: number }
)

interface Waiting extends PromiseWithResolvers<unknown> {
  progress?(done: number): void
}

/** A worker of its own. */
export function clerk(): Clerk {
  const worker = startWorker('analysis')
  const waiting = new Map<number, Waiting>()
  let calls = 0
  const fail = (message: string) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.call)
    if (!asked) return
    if ('done' in data) return asked.progress?.(data.done)
    waiting.delete(data.call)
    if ('failed' in data) asked.reject(new Error(data.failed))
    else asked.resolve(data.value)
  }
  worker.onerror = event => fail(event.message || 'the game could not be analysed')
  const ask = (task: Task, args: readonly unknown[], progress?: Waiting['progress']) => {
    const call = ++calls
    const asked: Waiting = Promise.withResolvers<unknown>()
    if (progress) asked.progress = progress
    waiting.set(call, asked)
    worker.postMessage({ call, task, args } satisfies Asked)
    return asked.promise
  }
  return {
    open: record => ask('open', [record]) as Promise<Opened | null>,
    judge: index => ask('judge', [index]) as Promise<Judgement>,
    solve: progress => ask('solve', [], progress) as Promise<Verdict>,
    report: (...args) => ask('report', args) as Promise<Report>,
    moves: index => ask('moves', [index]) as Promise<readonly Move[]>,
    attempt: (...args) => ask('attempt', args) as Promise<Tried>,
    why: (...args) => ask('why', args) as Promise<Why>,
    end: () => {
      worker.terminate()
      fail('ended')
    },
  }
}
