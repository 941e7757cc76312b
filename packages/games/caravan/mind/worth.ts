import { isFighting } from '../champions/champion.ts'
import type { CaravanState, FightingState } from '../state.ts'
import { nearestGoal } from './goals.ts'
import { blocked } from './health.ts'

/**
 * The logarithm of the odds of winning the present Confrontation: fitted on the turns of 144 fights of plain players,
 * all nine circles and all numbers of players (how often they then won, by fifths: 14, 25, 53, 75, 85 %).
 */
const odds = { start: 2.87, card: -0.114, blocked: -0.38, twice: -0.19, vigor: 0.016, round: -0.073, token: -0.077 }

/** How likely the Caravan is to win, from 0 to 1; it wins or loses together. */
export function worth(state: CaravanState): number {
  const { end, record, options } = state
  if (end) return end.cause === 'ending' || (end.cause === 'quick' && record.at(-1)?.result === 'victory') ? 1 : 0
  if (!isFighting(state))
    return options.mode === 'quick' && record.length > 0 ? Number(record.at(-1)!.result === 'victory') : 0.5
  const { over } = state.fight
  if (over) return { victory: 1, 'fail-forward': 0.3, defeat: 0 }[over.result]
  return 1 / (1 + Math.exp(-logOdds(state)))
}

function logOdds(state: FightingState): number {
  const { fight, champions } = state
  let sum = odds.start + odds.card * nearestGoal(state).cards + odds.round * fight.round
  for (const id of fight.track) {
    const slots = blocked(champions[id])
    sum += odds.blocked * slots + (slots >= 2 ? odds.twice : 0) + odds.vigor * champions[id].vigor
  }
  for (const { tokens } of Object.values(fight.malefactors)) sum += odds.token * (tokens.enrage + tokens.fortify)
  return sum
}
