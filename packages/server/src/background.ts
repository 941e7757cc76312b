import { setPriority } from 'node:os'

/** The lowest priority: such a thread works when nothing else wants the processor. */
const lowest = 19

/**
 * The calling thread steps back behind the one that answers people. Only Linux gives a thread a priority of its own;
 * elsewhere it would be the whole process's.
 */
export function stepBack(): void {
  if (process.platform === 'linux') setPriority(lowest)
}
