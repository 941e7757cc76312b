import { enter } from '@acheron/engine'
import { cannot } from '../abilities/modifiers.ts'
import { scenarioDamage } from '../attacks/damage.ts'
import { arcsOf } from '../battle-board/arcs.ts'
import { beyond, centre, dirOf, neighbours, opposite } from '../battle-board/places.ts'
import { seen } from '../battle-board/seen.ts'
import { areaOf, isOversized, kindOf, levelOf, spaceOfObject, surface } from '../battle-board/standing.ts'
import type { Archetype, AreaId, Dir, EventName, Id } from '../box/vocabulary.ts'
import { nobodys, readerOf } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import type { ShoveFrame, StepIntoFrame } from '../frames.ts'
import { holds } from '../numbers/conditions.ts'
import type { Ctx, FightingState, ObjectId } from '../state.ts'
import { letGo, spotsIn } from './landing.ts'

export const isCharacter = (state: FightingState, id: ObjectId): boolean =>
  ['champion', 'malefactor', 'minion'].includes(kindOf(state, id) ?? '')

/** R10.6, R10.7: the Fiercest moves the Object out of its place; its damage joins the packets of the card. */
export function shove(
  state: FightingState,
  object: ObjectId,
  avoid: readonly AreaId[] = [],
  more: Partial<Omit<ShoveFrame, 'kind' | 'object' | 'avoid'>> = {},
): void {
  enter(state, { kind: 'shove', object, avoid: [...avoid], step: 'choose', ...more })
}

/** R9.11: the Object has landed in an Area. */
export function land(state: FightingState, mover: ObjectId, area: AreaId, from: AreaId | null): void {
  enter(state, entering({ mover, area, from, by: 'landing' }))
}

/** The frame of the consequences of stepping into an Area. */
export const entering = (
  step: Pick<StepIntoFrame, 'mover' | 'area' | 'from' | 'by'> & Partial<Pick<StepIntoFrame, 'destroyer' | 'ahead'>>,
): StepIntoFrame => ({ kind: 'stepInto', destroyer: null, ahead: [], ...step, step: 'meet', at: 0, found: [] })

/** R10.1 to R10.5: PUSH n in a direction. */
export function push(state: FightingState, object: ObjectId, dir: Dir, n: number, cause: ObjectId | null): void {
  const area = areaOf(state, object)
  if (area === null) return
  const from = isChampion(object) ? state.fight.fighters[object].at : spaceOfObject(state.fight, object)
  const levels = [levelOf(state, object)]
  enter(state, { kind: 'push', object, dir, left: n, path: [area], from, levels, cause, step: 'goOn' })
}

/** The direction of a PUSH: toward the base of its own Space (R10.1), or away from the pusher's arc (R10.2). */
export function pushDirections(state: FightingState, object: ObjectId, pusher: ObjectId | null): Dir[] {
  const { fight } = state
  const malefactor = fight.malefactors[object]
  if (!malefactor) {
    const space = spaceOfObject(fight, object)
    return space === null ? [] : [dirOf(space)]
  }
  const isThere = pusher !== null && pusher !== object && areaOf(state, pusher) !== null
  const isHeld = isChampion(pusher) && fight.fighters[pusher].at === null
  return (isThere && !isHeld ? arcsOf(state, object, pusher) : [malefactor.facing]).map(opposite)
}

/** Whether a PUSH can do anything to it. */
export function canBePushed(state: FightingState, id: ObjectId): boolean {
  const kind = kindOf(state, id)
  if (kind === null || kind === 'building' || kind === 'stairs' || kind === 'spear') return false
  const isOnBoard = isChampion(id) ? state.fight.fighters[id].at !== null : areaOf(state, id) !== null
  return isOnBoard && !cannot(state, id, 'be-pushed') && !cannot(state, id, 'be-moved')
}

/** Areas in a straight line, as many as there are. */
export function line(area: AreaId, dir: Dir, n: number): AreaId[] {
  const next = n > 0 ? beyond(area, dir) : null
  return next === null ? [] : [next, ...line(next, dir, n - 1)]
}

/** W14, W18: something has happened. Listeners act before the frame on top goes on, so this ends a step. */
export function tell(state: FightingState, name: EventName, subject: ObjectId, cause: ObjectId | null): void {
  enter(state, { kind: 'news', name, subject, cause, step: 'announce' })
}

/** R10.4: falling damage by the number of Levels. */
export function fall(state: FightingState, id: ObjectId, levels: number): void {
  if (levels <= 0 || !isCharacter(state, id)) return
  scenarioDamage(state, id, 2 * levels, 'no-falling')
  tell(state, 'fell', id, null)
}

/** R10.1: Collision damage at the edge of the board and at walls. */
export function collide(state: FightingState, id: ObjectId): void {
  if (!isCharacter(state, id)) return
  scenarioDamage(state, id, 2, 'no-collision')
  tell(state, 'collided', id, null)
}

/** R10.12: the HELD Object of a Malefactor is put on a Free Space beside it; a Champion chooses where. */
export function release(state: FightingState, holder: Id, object: ObjectId, ctx: Ctx): void {
  const at = state.fight.malefactors[holder]?.at ?? null
  letGo(state.fight, object)
  ctx.emit({ e: 'released', object, by: holder, ...seen(state.fight, object) })
  const from = at ?? centre
  const first = at !== null && isOversized(holder) ? [...besideOversized(state, at, object)] : [from]
  shove(state, object, [], {
    from,
    level: surface(state.fight, from),
    first,
    own: true,
    event: 'released',
    cause: holder,
  })
}

/** R10.12: the Areas beside it; two Levels up only where the lower ones have no room. */
function besideOversized(state: FightingState, at: AreaId, object: ObjectId): readonly AreaId[] {
  const all = neighbours(at)
  const low = all.filter(area => surface(state.fight, area) < 2)
  return low.some(area => spotsIn(state, object, area).length > 0) ? low : all
}

/** K.ARREST: the Champion is freed, to a Free Space at Range 0 or 1 of the Object that ARRESTED it, without damage. */
export function free(state: FightingState, champion: Archetype, ctx: Ctx): void {
  const { arrest } = state.fight.fighters[champion]
  if (!arrest) return
  const from = areaOf(state, arrest.by) ?? centre
  letGo(state.fight, champion)
  ctx.emit({ e: 'freed', object: champion, by: arrest.by, ...seen(state.fight, arrest.by) })
  shove(state, champion, [], { from, level: null, own: true, event: 'released', cause: arrest.by })
}

/** R7.8, K.ARREST: everything that an Object HOLDS or ARRESTS comes free; the first of them is placed first. */
export function releaseAll(state: FightingState, object: ObjectId, ctx: Ctx): void {
  for (const champion of [...state.fight.track].reverse())
    if (state.fight.fighters[champion].arrest?.by === object) free(state, champion, ctx)
  for (const held of [...(state.fight.malefactors[object]?.holding ?? [])].reverse()) release(state, object, held, ctx)
}

/** K.ARREST: the Champions whose release rule now frees them: a number of Rounds is over, or its condition holds. */
export const arrestsOver = (state: FightingState): Archetype[] =>
  state.fight.track.filter(champion => {
    const { arrest } = state.fight.fighters[champion]
    if (arrest?.free.by === 'round') return state.fight.round >= arrest.round + arrest.free.n
    if (arrest?.free.by === 'cond') return holds(readerOf(state, { ...nobodys, you: champion }), arrest.free.when)
    return false
  })
