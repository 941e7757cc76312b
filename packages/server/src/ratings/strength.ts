import { ratedGamesUntilShown } from '@acheron/protocol'

/** What is thought of somebody's play in a game: how strong it is, and how far that may be off. */
export interface Strength {
  readonly mu: number
  readonly sigma: number
}

/** Whoever has no rated game yet. */
export const newcomer: Strength = { mu: 25, sigma: 25 / 3 }

/** A newcomer has 1500 points, give or take 500. */
const pointsOfOne = 60

export const pointsOf = ({ mu }: Strength) => Math.round(mu * pointsOfOne)

/** The strength as people are shown it; null before there are enough games. */
export function standingOf(strength: Strength, games: number): { points: number; give: number } | null {
  if (games < ratedGamesUntilShown) return null
  return { points: pointsOf(strength), give: Math.round(strength.sigma * pointsOfOne) }
}
