import { rate } from 'openskill'
import type { Strength } from './strength.ts'

/** A strength before the game, and the place that it came to: 1 is the best, equals share one. */
export interface Placed extends Strength {
  readonly place: number
}

/** The strengths after the game, in the same order. */
export function strengthsAfter(placed: readonly Placed[]): Strength[] {
  const teams = placed.map(({ mu, sigma }) => [{ mu, sigma }])
  return rate(teams, { rank: placed.map(({ place }) => place) }).map(([one]) => ({ mu: one!.mu, sigma: one!.sigma }))
}
