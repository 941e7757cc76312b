import type { Next } from '@acheron/engine'
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
import { done, type EffectOf, type Run, type Verb } from './run.ts'

type Memo = { a: ObjectId; b: ObjectId; from: AreaId; to: AreaId }
type Steps = {
  begin: undefined
  first: ObjectId[]
  second: ObjectId[]
  land: undefined
  landOther: undefined
  end: undefined
}
type Swapping = Run<EffectOf<'swap'>, Memo>

/** R10.13: two Objects exchange their places, Level included; nobody falls. */
export const swap: Verb<'swap', Steps, Memo> = {
  begin: run => select(run, 'first', run.fx.a),
  first(run, [a]) {
    if (a === undefined) return done(run)
    run.frame.memo.a = a
    return select(run, 'second', run.fx.b)
  },
  second(run, [b]) {
    if (b === undefined) return done(run)
    run.frame.memo.b = b
    return exchange(run)
  },
  land({ state, frame }) {
    const { a, from, to } = frame.memo
    stepInto(state, a, from, to)
    return 'landOther'
  },
  landOther({ state, frame }) {
    const { b, from, to } = frame.memo
    stepInto(state, b, to, from)
    return 'end'
  },
  end: done,
}

function stepInto(state: FightingState, id: ObjectId, from: AreaId, to: AreaId): void {
  // Who was put down by a SHOVE frame has landed by itself.
  if (from !== to && areaOf(state, id) === to && isCharacter(state, id)) land(state, id, to, from)
}

function exchange(run: Swapping): Next<Steps> {
  const { state, frame, card, ctx } = run
  const { a, b } = frame.memo
  if (a === b || ![a, b].every(id => canSwap(state, id))) return done(run)
  const [areaA, areaB] = [areaOf(state, a)!, areaOf(state, b)!]
  const [placeA, placeB] = [placeOf(state, a), placeOf(state, b)]
  const large = [a, b].filter(id => kindOf(state, id) === 'malefactor')
  const furnitureUp = [
    [a, placeB],
    [b, placeA],
  ].some(([id, place]) => !isChampion(id!) && place!.startsWith('top:'))
  if (large.length !== 1 && furnitureUp) return done(run)
  Object.assign(frame.memo, { from: areaA, to: areaB })
  if (large.length !== 1) {
    put(state, a, placeB, ctx)
    put(state, b, placeA, ctx)
    return 'land'
  }
  if (areaA === areaB) return done(run)
  const [malefactor, small] = large[0] === a ? [a, b] : [b, a]
  const [its, others] = large[0] === a ? [areaA, areaB] : [areaB, areaA]
  put(state, malefactor, others, ctx)
  // The Small Character takes a Free Space where the Malefactor was.
  shove(state, small, [], { from: its, level: null, first: [its], own: true, event: 'none', cause: causeOf(card) })
  return 'land'
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
