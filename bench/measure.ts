// How two sides are compared: they take turns in one process, each turn is timed in CPU time of this process (the
// machine may be busy), and the median turn after a warm-up counts.

import { type Bench, type Group, report } from './bench.ts'

/** Does some work and returns the number of units (moves, copies, iterations) done. */
export type Side = () => number | Promise<number>

/** A side-by-side measurement in one process. */
export interface SideBySide extends Bench {
  readonly unit: keyof typeof FIGURES
  /** Loads and prepares both sides. */
  prepare(): Promise<{ ours: Side; peer: Side }>
}

/** The figure in each unit, from the CPU seconds for one move, copy or iteration. */
const FIGURES = {
  'ns of CPU per move': (seconds: number) => seconds * 1e9,
  'ns of CPU per copy': (seconds: number) => seconds * 1e9,
  'us of CPU per list': (seconds: number) => seconds * 1e6,
  'iterations per CPU second': (seconds: number) => 1 / seconds,
}

const ROUNDS = 11
const WARM_UP_SECONDS = 1
const TURN_SECONDS = 0.25

export function sideBySide(bench: SideBySide): Group {
  const figure = FIGURES[bench.unit]
  return {
    names: [bench.name],
    async run() {
      const { ours, peer } = await bench.prepare()
      const seconds = await measure(ours, peer)
      const ratio = seconds.peer / seconds.ours
      return [report(bench, { ours: figure(seconds.ours), peer: figure(seconds.peer), ratio })]
    },
  }
}

/** CPU seconds for one unit of work of each side. */
async function measure(ours: Side, peer: Side): Promise<{ ours: number; peer: number }> {
  await takeTurn(ours, WARM_UP_SECONDS)
  await takeTurn(peer, WARM_UP_SECONDS)
  const turns = { ours: [] as number[], peer: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    turns.ours.push(await takeTurn(ours, TURN_SECONDS))
    turns.peer.push(await takeTurn(peer, TURN_SECONDS))
  }
  return { ours: median(turns.ours), peer: median(turns.peer) }
}

/** Works for at least the given CPU time; the CPU seconds for one unit. */
async function takeTurn(side: Side, seconds: number): Promise<number> {
  const start = process.cpuUsage()
  let units = 0
  let used = 0
  while (used < seconds) {
    units += await side()
    const { user, system } = process.cpuUsage(start)
    used = (user + system) / 1e6
  }
  return used / units
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)]!
}
