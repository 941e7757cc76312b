import { cannot, modSum } from '../abilities/modifiers.ts'
import { arcsOf } from '../battle-board/arcs.ts'
import { seen } from '../battle-board/seen.ts'
import { areaOf, kindOf } from '../battle-board/standing.ts'
import type { Archetype, Id, ReleaseRule } from '../box/vocabulary.ts'
import { fiercest, isChampion } from '../champions/deciders.ts'
import { toTrackEnd } from '../confrontation/track.ts'
import type { Ctx, FightingState, ObjectId } from '../state.ts'
import { letGo } from './landing.ts'

/** R10.9: a Champion, a Minion or Furniture on the board, by a Malefactor whose hands are free. */
export function canHold(state: FightingState, holder: ObjectId, object: ObjectId): boolean {
  const hands = state.fight.malefactors[holder]
  if (!hands || hands.defeated || hands.holding.length >= 1 + modSum(state, holder, 'extra-hold')) return false
  const kind = kindOf(state, object)
  if (kind === null || kind === 'malefactor' || kind === 'building' || kind === 'stairs' || kind === 'spear')
    return false
  return isOnBoard(state, object) && !cannot(state, object, 'be-held')
}

/** Not HELD or ARRESTED, not off the board. */
export const isOnBoard = (state: FightingState, id: ObjectId): boolean =>
  isChampion(id) ? state.fight.fighters[id].at !== null : areaOf(state, id) !== null

/** The Malefactor that HOLDS it. */
export const holderOf = ({ fight: { malefactors } }: FightingState, id: ObjectId): Id | null =>
  Object.keys(malefactors).find(holder => malefactors[holder]!.holding.includes(id)) ?? null

/** R10.9: it leaves the board and goes where its holder goes. */
export function hold({ fight }: FightingState, holder: Id, object: ObjectId, ctx: Ctx): void {
  const before = seen(fight, object)
  letGo(fight, object)
  fight.malefactors[holder]!.holding.push(object)
  const piece = fight.pieces[object]
  if (isChampion(object)) Object.assign(fight.fighters[object], { at: null, heldBy: holder })
  else if (fight.minions[object]) Object.assign(fight.minions[object], { at: null, heldBy: holder })
  else if (piece) Object.assign(piece, { at: null, heldBy: holder })
  ctx.emit({ e: 'held', object, by: holder, ...before })
}

/** K.ARREST: off the board, Least Fierce, until the release rule frees it. It ends a step. */
export function arrest(state: FightingState, champion: Archetype, by: ObjectId, free: ReleaseRule, ctx: Ctx): void {
  letGo(state.fight, champion)
  const fighter = state.fight.fighters[champion]
  fighter.at = null
  fighter.arrest = { by, free, round: state.fight.round }
  ctx.emit({ e: 'arrested', object: champion, by, ...seen(state.fight, by) })
  toTrackEnd(state, champion, 'bottom', ctx)
}

/** K.REAPPEAR: it turns to the Fiercest Champion. */
export function faceFiercest(state: FightingState, id: Id, ctx: Ctx): void {
  const malefactor = state.fight.malefactors[id]!
  const champion = fiercest(state)
  if (malefactor.at === null || state.fight.fighters[champion].at === null) return
  const facing = arcsOf(state, id, champion)[0]!
  if (facing === malefactor.facing) return
  malefactor.facing = facing
  ctx.emit({ e: 'facingChanged', malefactor: id, facing })
}
