import { done, type Next } from '@acheron/engine'
import { turnTo } from '../battle-board/facing.ts'
import { isArea, opposite } from '../battle-board/places.ts'
import { askChampion, isSome } from '../champions/asking.ts'
import { isChampion } from '../champions/deciders.ts'
import { put } from '../displacement/landing.ts'
import { shove } from '../displacement/shove.ts'
import type { RouteFrame, RouteSteps } from '../frames.ts'
import { endings, groundOf, type Node, nodeOf } from '../movement/ground.ts'
import { takeStep } from '../movement/stepping.ts'
import { beginTrail } from '../movement/trail.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { fightSequence } from './phase.ts'

/** R9.7, R9.14, K.BEWITCH: along a route that was fixed before the first step. */
export const route = fightSequence<RouteFrame, RouteSteps>({
  begin(state) {
    beginTrail(state)
    return 'go'
  },
  go,
  stepped: (state, frame, _ctx, isStopped) =>
    isStopped === true || nodeOf(state, frame.mover) !== nodeNow(frame) ? 'choose' : 'go',
  choose,
  stand(state, frame, ctx, at) {
    put(state, frame.mover, at, ctx)
    return 'ended'
  },
  ended: (state, frame) => announce(state, frame, 'end', { name: 'move-ended', subject: frame.mover }),
  end: state => done(state),
})

const nodeNow = ({ route, at }: RouteFrame): Node | 'turn' | undefined => route.slice(0, at).findLast(isStep)
const isStep = (node: Node | 'turn'): node is Node => node !== 'turn'

/** The next step, or the next turn of a Straight Line (R9.10); what is defeated goes no further. */
function go(state: FightingState, frame: RouteFrame, ctx: Ctx): Next<RouteSteps> {
  const { mover, destroyer } = frame
  const malefactor = state.fight.malefactors[mover]
  const next = frame.route[frame.at]
  const ground = groundOf(state, mover, { ...frame, destroyer: destroyer !== null })
  if (next === undefined || !ground || malefactor?.defeated) return 'choose'
  frame.at++
  if (next === 'turn') {
    if (malefactor) turnTo(state, mover, opposite(malefactor.facing), ctx)
    return 'go'
  }
  const ahead = frame.route.slice(frame.at).filter(isArea)
  Object.assign(frame, takeStep(state, ground, next, { destroyer, ahead }, ctx))
  return 'stepped'
}

/** A Small Character stands on a Free Space: a Champion's decider chooses, for Minions the Fiercest. */
function choose(state: FightingState, frame: RouteFrame): Next<RouteSteps> {
  const { mover } = frame
  const node = nodeOf(state, mover)
  const last = nodeNow(frame)
  if (node === null || last === undefined || state.fight.malefactors[mover]?.defeated) return 'end'
  const ground = groundOf(state, mover)
  if (mover in state.fight.malefactors || node !== last || !ground) return 'ended'
  const places = endings(ground, node)
  if (isSome(places))
    return askChampion(state, frame, 'stand', isChampion(mover) ? mover : null, { what: 'space', mover }, places)
  // Reactions to its steps have left no free place.
  shove(state, mover, [], { level: null, own: true, event: 'none' })
  return 'ended'
}
