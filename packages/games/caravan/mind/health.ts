import type { Archetype } from '../box/vocabulary.ts'
import { maxVigor, vigorReset, wounds } from '../champions/champion.ts'
import { openSlots } from '../champions/slots.ts'
import type { CaravanView, ChampionState, FightingView } from '../state.ts'
import { weights } from './weights.ts'

const lastVigor = weights.vigor.length - 1
const vigorAt = (vigor: number): number => weights.vigor[Math.max(0, Math.min(lastVigor, Math.round(vigor)))]!

/** R15.8: Slots, or boxes of a Companion, that count towards its defeat. */
export const blocked = (champion: ChampionState): number =>
  champion.player ? countSlots(champion, 'wound') + countSlots(champion, 'sin') : wounds(champion)

function countSlots({ slots }: ChampionState, wanted: 'wound' | 'sin'): number {
  let n = 0
  for (const { cond } of slots) if (cond === wanted) n++
  return n
}

/** The worth of more Vigor to a Champion (R15.3). */
export function vigorGain(state: CaravanView, id: Archetype, n: number): number {
  const { vigor } = state.champions[id]
  const dear = 1 + 0.4 * blocked(state.champions[id])
  return dear * (vigorAt(Math.min(vigor + n, maxVigor(state, id))) - vigorAt(vigor))
}

/** The cost of one more Wound, without the Vigor that it brings. */
export const woundPrice = (champion: ChampionState): number => weights.wound[Math.min(2, blocked(champion))]!

/** R15.5: the present cost of suffering a Wound. */
export function woundCost(state: CaravanView, id: Archetype): number {
  const champion = state.champions[id]
  return woundPrice(champion) + vigorAt(champion.vigor) - vigorAt(vigorReset(state, id))
}

/** R14.5: the cost of a packet of damage, or of a payment (R15.4). */
export function damageCost(state: CaravanView, id: Archetype, n: number): number {
  if (n <= 0) return 0
  const { vigor } = state.champions[id]
  if (n >= vigor) return Math.max(0.05, woundCost(state, id))
  const dear = 1 + 0.4 * blocked(state.champions[id])
  return dear * (vigorAt(vigor) - vigorAt(vigor - n))
}

/** Damage of an uncertain amount: halfway between the two whole numbers beside it. */
export function likelyDamageCost(state: CaravanView, id: Archetype, n: number): number {
  const low = Math.floor(n)
  const part = n - low
  return (1 - part) * damageCost(state, id, low) + part * damageCost(state, id, low + 1)
}

/** The worth of a RESTORE to it (R15.10). */
export const restoreGain = (champion: ChampionState): number =>
  wounds(champion) > 0 ? weights.restore[Math.min(3, blocked(champion))]! : 0

/** How many Maneuvers it could still perform in this turn: Slots, or ready tokens. */
export function actionsLeft(state: FightingView, id: Archetype): number {
  const champion = state.champions[id]
  if (champion.player) return Math.min(champion.hand.length, openSlots(state, id).length)
  return champion.readiness.filter(token => token.at === 'ready').length
}
