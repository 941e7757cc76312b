import { sin, wound } from '../box/index.ts'
import type { Ability, Archetype, Id } from '../box/vocabulary.ts'
import type { CaravanState, CaravanView, ChampionState, Ctx, Slot } from '../state.ts'
import { enforceLimits, isFighting } from './champion.ts'
import { discardFromBoard, returnWoundCard, takeWoundCard } from './decks.ts'
import { restoreBox, type TokenPlace, unblockedBoxes, woundBox, woundedBoxes, woundTokens } from './readiness.ts'

/** What fits on a board: a Wound on a Slot without Wound and Sin, Sins and Cooldowns on one without Condition. */
export type Condition = 'wound' | 'sin' | 'cooldown'

const slotsWhere = ({ slots }: ChampionState, fits: (slot: Slot) => boolean): number[] =>
  slots.flatMap((slot, i) => (fits(slot) ? [i] : []))

/** The Slots of a Player Champion that a Condition could be put on (R15.6, R15.9, R15.11). */
export function canAssign({ champions }: CaravanState, id: Archetype, what: Condition): number[] {
  const champion = champions[id]
  if (!champion.player) return []
  return slotsWhere(champion, ({ cond }) => cond === null || (what === 'wound' && cond === 'cooldown'))
}

/** The Slots that hold such a Condition. */
export const slotsWith = (champion: ChampionState, what: Condition): number[] =>
  slotsWhere(champion, ({ cond }) => cond === what)

/**
 * R12.8: the Slots on which a Maneuver may be put as on an empty one: empty, or blocked by something that lets Maneuvers
 * be played on it (a Sin that says so, R15.9; in Story mode any Wound or Sin, R20.2), and no Maneuver on it.
 */
export function openSlots(state: CaravanView, id: Archetype): number[] {
  const isOpen = (slot: Slot) => slot.maneuvers.length === 0 && (slot.cond === null || isPlayable(state, slot))
  return slotsWhere(state.champions[id], isOpen)
}

/** True if Maneuvers may be played on the card that blocks a Slot (R15.9, R20.2). */
export function isPlayable({ options }: CaravanView, { cond, card }: Slot): boolean {
  if (cond !== 'wound' && cond !== 'sin') return false
  if (options.difficulty === 'story') return true
  if (cond === 'wound') return options.difficulty === 'grim' && letsPlay(wound(card!).grim)
  const { playable = false, whileOnBoard = [] } = sin(card!)
  return playable || letsPlay(whileOnBoard)
}

const letsPlay = (abilities: readonly Ability[]) =>
  abilities.some(ability => ability.kind === 'passive' && ability.mods.some(({ mod }) => mod === 'slot-playable'))

/**
 * R12.8: the Slots that hold Maneuvers and no Condition that forbids to play on it: for `play-over` and Willpower tokens.
 */
export function occupiedSlots(state: CaravanState, id: Archetype): number[] {
  const isFit = (slot: Slot) => slot.maneuvers.length > 0 && (slot.cond === null || isPlayable(state, slot))
  return slotsWhere(state.champions[id], isFit)
}

/** The cards on the Slot leave the board (R12.1, R15.6): to the discard pile, an ULTIMATE is stored. */
export function clearManeuvers(state: CaravanState, id: Archetype, slot: number, ctx: Ctx): void {
  for (const card of state.champions[id].slots[slot]!.maneuvers.splice(0)) discardFromBoard(state, id, card, ctx)
}

function cover(state: CaravanState, id: Archetype, slot: number, cond: Condition, card: Id, ctx: Ctx): void {
  clearManeuvers(state, id, slot, ctx)
  Object.assign(state.champions[id].slots[slot]!, { cond, card })
  tell(state, id, slot, ctx)
  // Cards on a board may change the limits of their owner: Grim Wounds (R20.3), Sins, a STANCE that ended.
  if (isFighting(state)) enforceLimits(state, ctx)
}

/** The Wound side of a Cooldown is not told (R15.13). */
function tell({ champions }: CaravanState, id: Archetype, at: number, ctx: Ctx): void {
  const { cond, card } = champions[id].slots[at]!
  ctx.emit({ e: 'slotChanged', champion: id, slot: at, to: cond ?? 'empty', card: cond === 'cooldown' ? null : card })
}

/** R15.11: a Wound card, Cooldown face up, on an unblocked Slot; Maneuvers there are discarded. */
export function putCooldown(state: CaravanState, id: Archetype, slot: number, ctx: Ctx): void {
  cover(state, id, slot, 'cooldown', takeWoundCard(state), ctx)
}

/** R15.6: a Cooldown there is flipped; otherwise a Wound card is put there, and Maneuvers are discarded. */
function flipToWound(state: CaravanState, id: Archetype, slot: number, ctx: Ctx): void {
  const { cond, card } = state.champions[id].slots[slot]!
  cover(state, id, slot, 'wound', cond === 'cooldown' ? card! : takeWoundCard(state), ctx)
}

/** R15.9: a Sin of the hand blocks the Slot; Maneuvers there are discarded. */
export function putSin(state: CaravanState, id: Archetype, slot: number, card: Id, ctx: Ctx): void {
  cover(state, id, slot, 'sin', card, ctx)
}

/** R15.12: the Cooldown of a Slot goes back to its deck (R7.7). */
export function prepare(state: CaravanState, id: Archetype, slot: number, ctx: Ctx): void {
  const { card } = state.champions[id].slots[slot]!
  Object.assign(state.champions[id].slots[slot]!, { cond: null, card: null })
  returnWoundCard(state, card!, ctx)
  tell(state, id, slot, ctx)
}

/** R15.10: the Wound of a Slot is flipped to Cooldown. In Story mode Maneuvers may lie on it: they are discarded. */
function restoreWound(state: CaravanState, id: Archetype, slot: number, ctx: Ctx): void {
  cover(state, id, slot, 'cooldown', state.champions[id].slots[slot]!.card!, ctx)
}

/** R15.10: the Sin of a Slot goes to the Sin discard pile, a Cooldown in its place. */
export function expiate(state: CaravanState, id: Archetype, slot: number, ctx: Ctx): void {
  liftSin(state, id, slot, ctx)
  putCooldown(state, id, slot, ctx)
}

/** 5.5: the same without a Cooldown: the Slot is free, its other cards stay. */
export function liftSin(state: CaravanState, id: Archetype, slot: number, ctx: Ctx): void {
  const { card } = state.champions[id].slots[slot]!
  Object.assign(state.champions[id].slots[slot]!, { cond: null, card: null })
  state.decks.sinDiscard.push(card!)
  ctx.emit({ e: 'sinRemoved', champion: id, sin: card! })
  tell(state, id, slot, ctx)
}

/** The places for a Wound: a Slot; for a Companion a box, and the token to lie there (R16.6). */
export type WoundPlace = { champion: Archetype; slot: number; from: TokenPlace | null }

/** R15.6, R16.6. */
export function woundPlaces(state: CaravanState, id: Archetype): WoundPlace[] {
  const champion = state.champions[id]
  if (champion.player) return canAssign(state, id, 'wound').map(slot => ({ champion: id, slot, from: null }))
  return unblockedBoxes(champion).flatMap(slot => woundTokens(champion).map(from => ({ champion: id, slot, from })))
}

/** R15.6, R16.6. */
export function assignWound(state: CaravanState, { champion, slot, from }: WoundPlace, ctx: Ctx): void {
  if (from === null) flipToWound(state, champion, slot, ctx)
  else woundBox(state, champion, slot, from, ctx)
  ctx.emit({ e: 'championWounded', champion, slot })
}

/** Slots, or boxes of a Companion, with a Wound. */
export const wounded = (champion: ChampionState): number[] =>
  champion.player ? slotsWith(champion, 'wound') : woundedBoxes(champion)

/** R15.10, R16.7: a Wound of either. */
export function restore(state: CaravanState, id: Archetype, slot: number, ctx: Ctx): void {
  if (state.champions[id].player) restoreWound(state, id, slot, ctx)
  else restoreBox(state, id, slot, ctx)
}
