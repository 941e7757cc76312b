import { measure, type Side } from './measure.ts'

/** One side-by-side measurement. */
export interface Bench {
  readonly name: string
  readonly peerName: string
  /** What `ours` and `peer` are figures of. */
  readonly unit: Unit
  /** The ratio that must be reached. */
  readonly goal: number
  /** Loads and prepares both sides. */
  prepare(): Promise<{ ours: Side; peer: Side }>
}

/** What is reported of it. `ratio` is how many times less CPU one unit of work takes us: above 1 we are ahead. */
export interface Report {
  readonly name: string
  readonly ours: number
  readonly peer: number
  readonly peerName: string
  readonly ratio: number
  readonly goal: number
  readonly ok: boolean
  readonly unit: Unit
}

export type Unit = keyof typeof FIGURES

/** The figure in each unit, from the CPU seconds for one move, copy or iteration. */
const FIGURES = {
  'ns of CPU per move': (seconds: number) => seconds * 1e9,
  'ns of CPU per copy': (seconds: number) => seconds * 1e9,
  'iterations per CPU second': (seconds: number) => 1 / seconds,
}

export async function runBench(bench: Bench): Promise<Report> {
  const { name, peerName, unit, goal } = bench
  const sides = await bench.prepare()
  const seconds = await measure(sides.ours, sides.peer)
  const ratio = round(seconds.peer / seconds.ours)
  const ours = round(FIGURES[unit](seconds.ours))
  const peer = round(FIGURES[unit](seconds.peer))
  return { name, ours, peer, peerName, ratio, goal, ok: ratio >= goal, unit }
}

/** Three significant digits: more would be noise. */
function round(figure: number): number {
  return Number(figure.toPrecision(3))
}
