import { type Frame, type Handed, hand } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import { askSeatOf } from '../campaign/asking.ts'
import { loseVigor, setVigor, vigorReset, wounds } from '../champions/champion.ts'
import { offerArcana } from '../champions/decks.ts'
import { assignWound, type WoundPlace, woundPlaces } from '../champions/slots.ts'
import type { WoundReason } from '../events.ts'
import type { CaravanState, ChampionState, Ctx } from '../state.ts'

/** R3.12: nobody is defeated in the Chronicle. */
const mostWounds = 2

/**
 * R3.11: Vigor becomes 6, then the Wound's place is asked for: the step takes it, and has it put. A Champion with two
 * Wounds has an Arcana Offered instead (R3.12).
 */
export function sufferWound<S extends string>(
  state: CaravanState,
  frame: Frame,
  step: S,
  champion: Archetype,
  of: WoundReason,
  ctx: Ctx,
): Handed<S, WoundPlace | null> {
  const isWounded = wounds(state.champions[champion]) < mostWounds
  ctx.emit(isWounded ? { e: 'woundSuffered', champion, of, by: null } : { e: 'woundAverted', champion, of })
  setVigor(state, champion, vigorReset(state, champion), 'wound', ctx)
  if (isWounded)
    return askSeatOf(state, frame, step, champion, { what: 'woundPlace', champion }, woundPlaces(state, champion))
  offerArcana(state, 1, ctx)
  return hand(frame, step, null)
}

/** Puts the Wound where its Champion has decided, if there is one. */
export function placeWound(state: CaravanState, place: WoundPlace | null, ctx: Ctx): void {
  if (place) assignWound(state, place, ctx)
}

/** Damage suffered in the Chronicle: a Wound when no Vigor is left; excess damage is lost. */
export function sufferDamage<S extends string>(
  state: CaravanState,
  frame: Frame,
  step: S,
  champion: Archetype,
  n: number,
  ctx: Ctx,
): Handed<S, WoundPlace | null> {
  loseVigor(state, champion, n, 'damage', ctx)
  return state.champions[champion].vigor === 0
    ? sufferWound(state, frame, step, champion, 'damage', ctx)
    : hand(frame, step, null)
}

/** R4.4: the most dice that cause no third Wound. */
export const mostEffort = (champion: ChampionState): number =>
  Math.max(0, champion.vigor - 1 + 6 * (mostWounds - wounds(champion)))
