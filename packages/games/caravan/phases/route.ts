import { enter, leave } from '@acheron/engine'
import { turnTo } from '../battle-board/facing.ts'
import { isArea, opposite } from '../battle-board/places.ts'
import { isChampion } from '../champions/deciders.ts'
import { put } from '../displacement/landing.ts'
import type { RouteFrame } from '../frames.ts'
import { endings, groundOf, type Node, nodeOf } from '../movement/ground.ts'
import { takeStep } from '../movement/stepping.ts'
import { beginTrail } from '../movement/trail.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState, Standing } from '../state.ts'
import { ask } from '../verbs/run.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

const step = { begin: 0, go: 1, stepped: 2, choose: 3, stand: 4, ended: 5, end: 6 }

/** R9.7, R9.14, K.BEWITCH: along a route that was fixed before the first step. */
export const route: FightPhase<RouteFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    switch (frame.step) {
      case step.begin:
        beginTrail(state)
        frame.step = step.go
        break
      case step.go:
        go(state, frame, ctx)
        break
      case step.stepped:
        frame.step = frame.answer === true || nodeOf(state, frame.mover) !== nodeNow(frame) ? step.choose : step.go
        break
      case step.choose:
        choose(state, frame)
        break
      case step.stand:
        stand(state, frame, ctx)
        break
      case step.ended:
        announce(state, frame, { name: 'move-ended', subject: frame.mover })
        break
      default:
        leave(state)
    }
    return true
  },
}

const nodeNow = ({ route, at }: RouteFrame): Node | 'turn' | undefined => route.slice(0, at).findLast(isStep)
const isStep = (node: Node | 'turn'): node is Node => node !== 'turn'

/** The next step, or the next turn of a Straight Line (R9.10); what is defeated goes no further. */
function go(state: FightingState, frame: RouteFrame, ctx: Ctx): void {
  const { mover, destroyer, climb } = frame
  const malefactor = state.fight.malefactors[mover]
  const next = frame.route[frame.at]
  const ground = groundOf(state, mover, { climb, destroyer: destroyer !== null })
  if (next === undefined || !ground || malefactor?.defeated) {
    frame.step = step.choose
    return
  }
  frame.at++
  if (next === 'turn') {
    if (malefactor) turnTo(state, mover, opposite(malefactor.facing), ctx)
    return
  }
  delete frame.answer
  frame.step = step.stepped
  takeStep(state, ground, next, { destroyer, ahead: frame.route.slice(frame.at).filter(isArea) }, ctx)
}

/** A Small Character stands on a Free Space: a Champion's decider chooses, for Minions the Fiercest. */
function choose(state: FightingState, frame: RouteFrame): void {
  const { mover } = frame
  const node = nodeOf(state, mover)
  const last = nodeNow(frame)
  if (node === null || last === undefined || state.fight.malefactors[mover]?.defeated) {
    frame.step = step.end
    return
  }
  const ground = groundOf(state, mover)
  if (mover in state.fight.malefactors || node !== last || !ground) {
    frame.step = step.ended
    return
  }
  const places = endings(ground, node)
  if (places.length > 0) {
    ask(state, frame, isChampion(mover) ? mover : null, { what: 'space', mover }, places)
    return
  }
  // What reacted to its steps has left no room at all.
  frame.step = step.ended
  enter(state, { kind: 'shove', object: mover, avoid: [], level: null, own: true, event: 'none', step: 0 })
}

function stand(state: FightingState, frame: RouteFrame, ctx: Ctx): void {
  put(state, frame.mover, frame.answer as Standing, ctx)
  frame.step = step.ended
}
