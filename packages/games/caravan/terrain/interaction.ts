import { canPay } from '../abilities/costs.ts'
import { cannot } from '../abilities/modifiers.ts'
import { neighbours } from '../battle-board/places.ts'
import { areaOf, freeSpaces, objectsIn, onTop, pillarOf, pillarUnder, range, topOf } from '../battle-board/standing.ts'
import { confrontation } from '../box/index.ts'
import type { Archetype, Effect, SpaceId } from '../box/vocabulary.ts'
import { enterRule, nobodys, type Reader, readerOf } from '../cards/card.ts'
import { put } from '../displacement/landing.ts'
import { land } from '../displacement/shove.ts'
import { leaps } from '../movement/leaps.ts'
import { holds } from '../numbers/conditions.ts'
import type { Ctx, FightingState, FightingView, ObjectId, Standing } from '../state.ts'
import { customPiece } from './pieces.ts'

/**
 * R11.18, R12.6: the Objects that a Champion can INTERACT with: Furniture around it, its Pillar, and Objects that
 * ARREST others nearby.
 */
export function interactions(state: FightingState, champion: Archetype): ObjectId[] {
  const { fight } = state
  const { at } = fight.fighters[champion]
  if (at === null || cannot(state, champion, 'interact')) return []
  const pillar = pillarUnder(at)
  const pieces = pillar === null ? objectsIn(fight, areaOf(state, champion)!) : [pillar]
  const arresting = fight.track.flatMap(id => fight.fighters[id].arrest?.by ?? [])
  const all = [
    ...pieces.filter(id => isUsable(state, champion, id)),
    ...arresting.filter(id => freedBy(state, champion, id).length > 0),
  ]
  return [...new Set(all)]
}

/** R12.6: the Champion INTERACTS with it; the verb `interact` does it. */
export function interact(state: FightingState, champion: Archetype, object: ObjectId, _ctx: Ctx): void {
  enterRule(state, champion, [{ do: 'interact' }], object)
}

/** True if INTERACTING with the thing itself does anything; the Champion already stands close enough. */
export function isUsable(state: FightingState, champion: Archetype, id: ObjectId): boolean {
  const piece = state.fight.pieces[id]
  switch (piece?.kind) {
    case 'ark':
      return true
    case 'palisade':
      return palisadeSpaces(state, champion).length > 0
    case 'pillar':
      return pillarPlaces(state, champion, id).length > 0
    case 'custom':
    case 'spear':
      return couldDo(readerOf(state, { ...nobodys, kind: 'piece', card: id, you: champion }), effectsOf(state, id))
    default:
      return false
  }
}

/** The Confrontation's effect of INTERACTING with a custom piece, or the Spear. */
export function effectsOf(state: FightingView, id: ObjectId): readonly Effect[] {
  const isSpear = state.fight.pieces[id]?.kind === 'spear'
  const text = isSpear ? confrontation(state.fight.id).map.spear : customPiece(state, id)
  return text?.interact ?? []
}

/** R11.18: an effect whose condition fails does nothing. */
function couldDo(reader: Reader, effects: readonly Effect[]): boolean {
  return effects.some(fx => !('so' in fx) || couldDo(reader, holds(reader, fx.if) ? fx.so : (fx.otherwise ?? [])))
}

/** R11.10: a Free Space of the Champion's Area or of one at Range 1, on any Level. */
export function palisadeSpaces({ fight, ...state }: FightingState, champion: Archetype): SpaceId[] {
  const area = areaOf({ fight, ...state }, champion)
  return area === null ? [] : [area, ...neighbours(area)].flatMap(each => freeSpaces(fight, each))
}

/** R11.12: up from the surface; from the top down, or by a LEAP. */
export function pillarPlaces(state: FightingState, champion: Archetype, id: ObjectId): Standing[] {
  const { fight } = state
  if (!pillarOf(fight, id)?.standing) return []
  const top = topOf(id)
  if (fight.fighters[champion].at !== top) return onTop(fight, id) === null ? [top] : []
  return [...new Set([...freeSpaces(fight, areaOf(state, id)!), ...leapPlaces(state, champion)])]
}

/** R11.12: only from the top of a Pillar (ruling 55). */
export const leapPlaces: (state: FightingState, champion: Archetype) => Standing[] = leaps

/** R11.12: climbing and LEAPING are no MOVE and hurt nobody. */
export function leapTo(state: FightingState, champion: Archetype, place: Standing, ctx: Ctx): void {
  const from = areaOf(state, champion)
  put(state, champion, place, ctx)
  const to = areaOf(state, champion)!
  if (to !== from) land(state, champion, to, from)
}

/**
 * K.ARREST: the Champions that another can free by INTERACTING with the Object that ARRESTS them, at Range 0 or 1 and
 * at any Level.
 */
export function freedBy(state: FightingState, champion: Archetype, object: ObjectId): Archetype[] {
  const far = range(state, champion, object)
  if (far === null || far > 1) return []
  return state.fight.track.filter(other => {
    const { arrest } = state.fight.fighters[other]
    if (other === champion || arrest?.by !== object || arrest.free.by !== 'interact') return false
    return canPay(state, champion, arrest.free.cost ?? {}, object, null)
  })
}
