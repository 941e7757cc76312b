/** The duty of the worker that judges the decisions of a recorded game. */
import type { Move } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { tableOf } from '../hint/exact/tables.ts'
import type { Answered, Asked } from './clerk.ts'
import { Job, type Judged } from './job.ts'

/** How often progress is told, in milliseconds. */
const pulse = 200

let job: Job | null = null

export async function hear({ call, task, args }: Asked): Promise<void> {
  const tell = (answer: Answered) => self.postMessage(answer)
  let told = performance.now()
  const progress = (done: number) => {
    if (performance.now() - told < pulse) return
    told = performance.now()
    tell({ call, done })
  }
  try {
    tell({ call, value: await answer(task, args, progress) })
  } catch (error) {
    tell({ call, failed: error instanceof Error ? error.message : String(error) })
  }
}

async function answer(task: Asked['task'], args: readonly unknown[], progress: (done: number) => void) {
  if (task === 'open') {
    job = await Job.open(args[0] as string, tableOf)
    // The program's address changes with the program: figures of another one are not taken for these.
    return job && { ...job.opened, key: `${job.opened.key} ${self.location.pathname}` }
  }
  if (!job) throw new Error('no record has been opened')
  switch (task) {
    case 'judge':
      return job.judge(args[0] as number)
    case 'solve':
      return job.solve(progress)
    case 'report':
      return job.report(...(args as [Judged, readonly string[], Language]))
    case 'moves':
      return job.moves(args[0] as number)
    case 'attempt':
      return job.attempt(...(args as [number, Move]))
    case 'why':
      return job.why(...(args as [number, readonly Move[]]))
  }
}
