import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Progress } from '../progress.ts'
import { counters, playBatches, type Shared } from './batches.ts'
import { type Job, makeSimulator } from './simulator.ts'
import { addTally, type Tally } from './tally.ts'

/** A shorter run (ms) ends before threads would have started. */
const patience = 300

/** Plays all the games of a job; if `workers` is null, the length of the run decides the number of threads. */
export async function runJob(
  job: Job,
  games: number,
  workers: number | null,
  progress: Progress,
): Promise<{ tally: Tally; seconds: number }> {
  const shared = new SharedArrayBuffer(counters * Int32Array.BYTES_PER_ELEMENT)
  // Made here even when threads do the work, so that a wrong job fails before they start.
  const simulator = await makeSimulator(job)
  const { tally } = simulator
  let seconds = 0
  if (workers === null || workers === 1) {
    const start = performance.now()
    const until = workers === 1 || availableParallelism() === 1 ? Number.POSITIVE_INFINITY : start + patience
    playBatches(simulator, { shared, games }, { until, progress })
    seconds += (performance.now() - start) / 1000
  }
  const taken = Math.min(games, Atomics.load(new Int32Array(shared), 0))
  if (taken < games) {
    const threads = Math.min(workers ?? availableParallelism(), games - taken)
    seconds += await runThreads(job, { shared, games }, threads, tally, progress)
  }
  return { tally, seconds }
}

/** Lets threads take games until none is left; adds what they counted to the tally and gives the seconds it took. */
async function runThreads(job: Job, work: Shared, threads: number, tally: Tally, progress: Progress): Promise<number> {
  const done = new Int32Array(work.shared)
  const team = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { job, work } }),
  )
  const timer = setInterval(() => progress(Atomics.load(done, 1)), 100)
  try {
    // All threads load first and then start together: loading does not count as playing.
    await Promise.all(team.map(nextMessage))
    const start = performance.now()
    const tallies = team.map(nextMessage)
    for (const worker of team) worker.postMessage('go')
    for (const counted of await Promise.all(tallies)) addTally(tally, counted as Tally)
    return (performance.now() - start) / 1000
  } finally {
    clearInterval(timer)
    await Promise.all(team.map(worker => worker.terminate()))
  }
}

function nextMessage(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      act()
    }
    const onMessage = (message: unknown) => settle(() => resolve(message))
    const onError = (error: unknown) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new Error('a worker thread ended before its work')))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}
