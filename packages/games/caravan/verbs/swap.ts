import { cannot } from '../abilities/modifiers.ts'
import { areaOf, kindOf, spaceOfObject } from '../battle-board/standing.ts'
import type { AreaId } from '../box/vocabulary.ts'
import { causeOf } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import { isOnBoard } from '../displacement/holding.ts'
import { liesOnTwo, put, type Spot } from '../displacement/landing.ts'
import { isCharacter, land, shove } from '../displacement/shove.ts'
import { select } from '../selectors/select.ts'
import type { FightingState, ObjectId } from '../state.ts'
import { done, type EffectOf, next, type Run, type Verb } from './run.ts'

type Swapping = Run<EffectOf<'swap'>>

/** R10.13: two Objects exchange their places, Level included; nobody falls. */
export const swap: Verb<'swap'> = run => {
  const { state, frame, fx } = run
  const [a, b] = frame.found as [ObjectId, ObjectId]
  const [from, to] = (frame.memo.areas ?? []) as AreaId[]
  switch (frame.step) {
    case 0:
      return select(run, fx.a)
    case 1:
      frame.memo.a = (frame.answer as ObjectId[])[0] ?? null
      if (frame.memo.a === null) return done(run)
      return select(run, fx.b)
    case 2: {
      const other = (frame.answer as ObjectId[])[0]
      frame.found = [frame.memo.a as ObjectId, ...(other ? [other] : [])]
      return exchange(run)
    }
    case 3:
      next(run)
      return stepInto(state, a, from!, to!)
    case 4:
      next(run)
      return stepInto(state, b, to!, from!)
    default:
      done(run)
  }
}

function stepInto(state: FightingState, id: ObjectId, from: AreaId, to: AreaId): void {
  // Who was put down by a SHOVE frame has landed by itself.
  if (from !== to && areaOf(state, id) === to && isCharacter(state, id)) land(state, id, to, from)
}

function exchange(run: Swapping): void {
  const { state, frame, card, ctx } = run
  const [a, b] = frame.found
  if (!a || !b || a === b || ![a, b].every(id => canSwap(state, id))) {
    done(run)
    return
  }
  const [areaA, areaB] = [areaOf(state, a)!, areaOf(state, b)!]
  const [placeA, placeB] = [placeOf(state, a), placeOf(state, b)]
  const large = [a, b].filter(id => kindOf(state, id) === 'malefactor')
  const furnitureUp = [
    [a, placeB],
    [b, placeA],
  ].some(([id, place]) => !isChampion(id!) && place!.startsWith('top:'))
  if (large.length !== 1 && furnitureUp) {
    done(run)
    return
  }
  frame.memo.areas = [areaA, areaB]
  next(run)
  if (large.length !== 1) {
    put(state, a, placeB, ctx)
    put(state, b, placeA, ctx)
    return
  }
  if (areaA === areaB) {
    done(run)
    return
  }
  const [malefactor, small] = large[0] === a ? [a, b] : [b, a]
  const [its, others] = large[0] === a ? [areaA, areaB] : [areaB, areaA]
  put(state, malefactor, others, ctx)
  // The Small Character takes a Free Space where the Malefactor was.
  shove(state, small, [], { from: its, level: null, first: [its], own: true, event: 'none', cause: causeOf(card) })
}

/** What has just one place. */
const canSwap = (state: FightingState, id: ObjectId): boolean => {
  const kind = kindOf(state, id)
  const isNoPlace =
    liesOnTwo(state.fight, id) || kind === null || kind === 'building' || kind === 'stairs' || kind === 'spear'
  return !isNoPlace && isOnBoard(state, id) && !cannot(state, id, 'be-moved')
}

function placeOf(state: FightingState, id: ObjectId): Extract<Spot, string> {
  const { fight } = state
  if (isChampion(id)) return fight.fighters[id].at!
  return fight.malefactors[id]?.at ?? spaceOfObject(fight, id)!
}
