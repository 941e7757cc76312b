import { parentPort, workerData } from 'node:worker_threads'
import { playBatches, type Shared } from './batches.ts'
import { type Job, makeSimulator } from './simulator.ts'

const { job, work } = workerData as { job: Job; work: Shared }
const simulator = await makeSimulator(job)
parentPort?.once('message', () => {
  playBatches(simulator, work, { until: Number.POSITIVE_INFINITY, progress: () => {} })
  parentPort?.postMessage(simulator.tally)
})
parentPort?.postMessage('ready')
