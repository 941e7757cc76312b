/** How good a decision was. */
export const marks = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof marks)[number]

/** The least cost of each mark, as a share of the most there is to win. */
export const thresholds = { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 } as const

/** A smaller cost (a twentieth of a percent) counts as none. */
const nothing = 0.0005

/** What a decision cost against the best one, as a share; `error` is the cost's standard error, 0 for exact ones. */
export interface Cost {
  readonly cost: number
  readonly error: number
}

/** A cost within twice its standard error may be none and gets no mark. */
export function markOf({ cost, error }: Cost): Mark {
  if (cost < nothing) return 'best'
  if (cost < 2 * error || cost < thresholds.inaccuracy) return 'good'
  if (cost < thresholds.mistake) return 'inaccuracy'
  return cost < thresholds.blunder ? 'mistake' : 'blunder'
}

/** A decision that cost nothing counts 1, and half as much with every 5 % that it cost. */
export function accuracyOf(costs: readonly Cost[]): number {
  if (costs.length === 0) return 1
  return costs.reduce((sum, { cost }) => sum + 2 ** (-cost / thresholds.mistake), 0) / costs.length
}
