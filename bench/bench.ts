/** The report of a bench. A ratio above 1 means that we are ahead. */
export interface Report {
  readonly name: string
  readonly ours: number
  readonly peer: number
  readonly peerName: string
  readonly ratio: number
  readonly goal: number
  readonly ok: boolean
  readonly unit: string
}

/** The facts of a bench before it runs. */
export interface Bench {
  readonly name: string
  readonly peerName: string
  /** The unit of `ours` and `peer`. */
  readonly unit: string
  /** The ratio to reach; 0 for a peer that is listed only for comparison. */
  readonly goal: number
}

/** Benches that are measured together, in a process of their own. */
export interface Group {
  readonly names: readonly string[]
  /** Measures the requested benches of the group. */
  run(names: readonly string[]): Promise<Report[]>
}

export function report(bench: Bench, figures: { ours: number; peer: number; ratio: number }): Report {
  const { name, peerName, unit, goal } = bench
  const ratio = round(figures.ratio)
  const ours = round(figures.ours)
  const peer = round(figures.peer)
  return { name, ours, peer, peerName, ratio, goal, ok: ratio >= goal, unit }
}

export interface Limited extends Bench {
  readonly limit: number
}

/** A group of one bench whose figure must stay below a limit. */
export function limited(bench: Limited, measure: () => number | Promise<number>): Group {
  return limitedTogether([bench], async () => [await measure()])
}

/** The same for several figures of one measurement. */
export function limitedTogether(benches: readonly Limited[], measure: () => Promise<readonly number[]>): Group {
  return {
    names: benches.map(({ name }) => name),
    async run(names) {
      const figures = await measure()
      const reports = benches.map((bench, i) => {
        const ours = figures[i]!
        return report(bench, { ours, peer: bench.limit, ratio: bench.limit / ours })
      })
      return reports.filter(({ name }) => names.includes(name))
    },
  }
}

/** Three significant digits: more would be noise. */
function round(figure: number): number {
  return Number(figure.toPrecision(3))
}
