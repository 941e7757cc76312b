import type { Feature } from '@acheron/engine'
import { isFighting } from '../champions/champion.ts'
import { archetypes, type CaravanState } from '../state.ts'
import { nearestGoal } from './goals.ts'
import { blocked } from './health.ts'
import { most, odds, worth } from './worth.ts'

/** What players speak of; the worths are the log odds of winning the fight. */
export type CaravanFeature =
  | 'victory'
  | 'cards'
  | 'vigor'
  | 'wounds'
  | 'sins'
  | 'inspiration'
  | 'tokens'
  | 'away'
  | 'enrage'
  | 'fortify'

/** A fight won weighs more than all that may be lost in it. */
const perVictory = 8

export function features(state: CaravanState): Feature[] {
  const fight = isFighting(state) && !state.fight.over ? state.fight : null
  const sums: Record<CaravanFeature, number> = {
    victory: fight ? 0 : Number(worth(state) === 1),
    cards: isFighting(state) && fight ? Math.min(most, nearestGoal(state).cards) : 0,
    ...{ vigor: 0, wounds: 0, sins: 0, inspiration: 0, tokens: 0, away: 0, enrage: 0, fortify: 0 },
  }
  for (const id of archetypes) {
    const { vigor, sins, tokens } = state.champions[id]
    sums.vigor += vigor
    sums.wounds += blocked(state.champions[id])
    sums.sins += sins.length
    sums.inspiration += tokens.inspiration
    sums.tokens += tokens.aggressiveness + tokens.prowess + tokens.willpower
    if (!fight?.track.includes(id)) continue
    const { at, disabled } = fight.fighters[id]
    if (at === null || disabled) sums.away++
  }
  for (const { tokens } of Object.values(fight?.malefactors ?? {})) {
    sums.enrage += tokens.enrage
    sums.fortify += tokens.fortify
  }
  const worths: Readonly<Record<CaravanFeature, number>> = {
    victory: perVictory,
    cards: odds.card,
    vigor: odds.vigor,
    wounds: odds.blocked,
    sins: odds.sin,
    inspiration: odds.inspiration,
    tokens: odds.attribute,
    away: odds.away,
    enrage: odds.enrage,
    fortify: odds.fortify,
  }
  return (Object.keys(worths) as CaravanFeature[]).map(id => ({ id, amount: sums[id], worth: worths[id] }))
}
