import type { Simulator } from './simulator.ts'

/** The work that threads share. They take games from a common counter, so that a slow game holds up nobody. */
export interface Shared {
  /** Two counters: games taken, games done. */
  readonly shared: SharedArrayBuffer
  readonly games: number
}

export const counters = 2

/** How long (ms) a batch should last: short enough to end together and to show progress, long enough to cost nothing. */
const batchTime = 25

/** Takes batches of games and plays them until none is left or the time is up. */
export function playBatches(
  simulator: Simulator,
  { shared, games }: Shared,
  { until, progress }: { until: number; progress: (done: number) => void },
): void {
  const counter = new Int32Array(shared)
  let size = 1
  for (let now = performance.now(); now < until; ) {
    const from = Atomics.add(counter, 0, size)
    if (from >= games) return
    const to = Math.min(from + size, games)
    for (let game = from; game < to; game++) simulator.play(game)
    Atomics.add(counter, 1, to - from)
    const before = now
    now = performance.now()
    progress(Atomics.load(counter, 1))
    if (now - before < batchTime / 2) size *= 2
    else if (now - before > batchTime * 2) size = Math.max(1, size >> 1)
  }
}
