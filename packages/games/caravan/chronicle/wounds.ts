import type { Json } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import { askSeatOf, takeAnswer } from '../campaign/asking.ts'
import { loseVigor, setVigor, vigorReset, wounds } from '../champions/champion.ts'
import { offerArcana } from '../champions/decks.ts'
import { assignWound, type WoundPlace, woundPlaces } from '../champions/slots.ts'
import type { CaravanState, ChampionState, Ctx } from '../state.ts'

/** R3.12: nobody is defeated in the Chronicle. */
const mostWounds = 2

/**
 * R3.11: Vigor becomes 6, then the Wound's place is asked for; `placeWound` finds the answer in the frame. A Champion
 * with two Wounds has an Arcana Offered instead (R3.12).
 */
export function sufferWound(state: CaravanState, frame: { answer?: Json }, champion: Archetype, ctx: Ctx): void {
  setVigor(state, champion, vigorReset(state, champion), ctx)
  if (wounds(state.champions[champion]) >= mostWounds) {
    offerArcana(state, 1, ctx)
    return
  }
  askSeatOf(state, frame, champion, { what: 'woundPlace', champion }, woundPlaces(state, champion))
}

/** Puts the Wound where its Champion has decided; false if there is none to be put. */
export function placeWound(state: CaravanState, frame: { answer?: Json }, ctx: Ctx): boolean {
  if (!isWoundPlace(frame.answer)) return false
  assignWound(state, takeAnswer<WoundPlace>(frame)!, ctx)
  return true
}

const isWoundPlace = (answer: Json | undefined): boolean =>
  typeof answer === 'object' && answer !== null && 'slot' in answer && 'from' in answer

/** Damage suffered in the Chronicle: a Wound when no Vigor is left, whatever was too much is lost. */
export function sufferDamage(
  state: CaravanState,
  frame: { answer?: Json },
  champion: Archetype,
  n: number,
  ctx: Ctx,
): void {
  loseVigor(state, champion, n, ctx)
  if (state.champions[champion].vigor === 0) sufferWound(state, frame, champion, ctx)
}

/** R4.4: so many dice that no third Wound follows. */
export const mostEffort = (champion: ChampionState): number =>
  Math.max(0, champion.vigor - 1 + 6 * (mostWounds - wounds(champion)))
