import type { Archetype, Id } from '../box/vocabulary.ts'
import type { CaravanState, ChampionState, Ctx } from '../state.ts'
import { take } from './decks.ts'
import { canAssign, putSin, slotsWith } from './slots.ts'

/** R15.9: the Slots on which a Sin can be yielded to: those without Wound, Sin and Cooldown. */
export const yieldSlots = (state: CaravanState, id: Archetype): number[] => canAssign(state, id, 'sin')

/** R15.9: the Sin leaves the hand and blocks the Slot. Its effects, if the fight goes on, are carried out afterwards. */
export function yieldTo(state: CaravanState, id: Archetype, sin: Id, slot: number, ctx: Ctx): void {
  take(state.champions[id].sins, sin)
  putSin(state, id, slot, sin, ctx)
  ctx.emit({ e: 'sinYielded', champion: id, sin, slot })
}

/** A Sin in hand (no Slot), or on a Slot. */
export type SinPlace = { sin: Id; slot: number | null }

/** The Sins of a Champion that an effect could remove. */
export function sinPlaces(champion: ChampionState, from: 'hand' | 'board' | 'either'): SinPlace[] {
  const inHand = [...new Set(champion.sins)].map(sin => ({ sin, slot: null }))
  const onBoard = slotsWith(champion, 'sin').map(slot => ({ sin: champion.slots[slot]!.card!, slot }))
  return [...(from === 'board' ? [] : inHand), ...(from === 'hand' ? [] : onBoard)]
}
