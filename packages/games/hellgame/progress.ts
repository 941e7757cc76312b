import { numbers } from './box/numbers.ts'
import { lastCircle } from './box/squares.ts'
import type { HellgameView } from './state.ts'

/** Percent of the game played: the deepest circle that is open to anybody, or the clock that will end it. */
export function progress(state: HellgameView): number {
  if (state.ended !== null) return 100
  const { goal, maxRounds, maxUpkeeps } = state.options
  const upkeeps = goal === 'dominion' ? numbers.dominion.upkeeps : maxUpkeeps
  const deepest = Math.max(...Object.values(state.seats).map(player => player.unlocked))
  const depth = goal === 'dominion' ? 0 : (deepest - 1) / lastCircle
  return Math.min(99, Math.round(100 * Math.max(depth, state.upkeeps / upkeeps, (state.round - 1) / maxRounds)))
}
