import { isFighting } from '../champions/champion.ts'
import type { CaravanState, FightingState } from '../state.ts'
import { nearestGoal } from './goals.ts'
import { blocked } from './health.ts'

/**
 * The logarithm of the odds of winning the present Confrontation: fitted on the first decision of each Round in 1,900
 * fights of plain players, all nine circles and all numbers of players (how often they then won, by fifths: 53, 77, 84,
 * 87, 94 %). What the fit cannot tell from luck or from bad play has been left out.
 */
export const odds = {
  card: -0.183,
  blocked: -0.33,
  twice: -0.25,
  vigor: 0.066,
  sin: -0.087,
  inspiration: 0.154,
  attribute: 0.5,
  away: -0.717,
  enrage: -0.123,
  fortify: -0.457,
}

/** Beyond these, a deck is shut for a while, but the fight is not yet lost. */
export const most = 30

/** The odds at the start differ by circle. */
const start = [2.67, 3.53, 1.75, 1.68, 2.42, 1.34, 2.46, 2.05, 3.43]

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
  const { fight, champions, chapter } = state
  let sum = start[chapter - 1]! + odds.card * Math.min(most, nearestGoal(state).cards)
  for (const id of fight.track) {
    const { vigor, sins, tokens } = champions[id]
    const slots = blocked(champions[id])
    const { at, disabled } = fight.fighters[id]
    sum += odds.blocked * slots + (slots >= 2 ? odds.twice : 0) + odds.vigor * vigor + odds.sin * sins.length
    sum += odds.inspiration * tokens.inspiration
    sum += odds.attribute * (tokens.aggressiveness + tokens.prowess + tokens.willpower)
    if (at === null || disabled) sum += odds.away
  }
  for (const { tokens } of Object.values(fight.malefactors))
    sum += odds.enrage * tokens.enrage + odds.fortify * tokens.fortify
  return sum
}
