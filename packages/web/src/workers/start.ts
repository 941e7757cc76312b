import type { DutyName } from './worker.ts'

/** A worker beside the page, so that what takes long does not block it. */
export function startWorker(duty: DutyName): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: duty })
}
