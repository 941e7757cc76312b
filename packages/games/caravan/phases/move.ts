import { enter, leave } from '@acheron/engine'
import { isArea } from '../battle-board/places.ts'
import { put } from '../displacement/landing.ts'
import type { MoveFrame } from '../frames.ts'
import { canEnd, endings, groundOf, type Node, nextNodes, nodeOf, nodeOfPlace } from '../movement/ground.ts'
import { takeStep } from '../movement/stepping.ts'
import { beginTrail } from '../movement/trail.ts'
import type { MoveOf } from '../moves.ts'
import { announce } from '../reactions/windows.ts'
import type { FightingState } from '../state.ts'
import { type FightPhase, keep } from './phase.ts'

const step = { begin: 0, choose: 1, stepped: 2, ended: 3, end: 4 }

/** R9.1: a Champion's MOVE: step by step, and in the end the Space to stand on. */
export const move: FightPhase<MoveFrame> = {
  ...keep,
  actors: (state, { mover }) => [state.champions[mover].seat],
  moves: (state, frame) => [...stepsOf(state, frame), ...standsOf(state, frame)],
  play(state, frame, _seat, move, ctx) {
    if (move.do === 'step') {
      frame.points--
      frame.path.push(move.to)
      frame.step = step.stepped
      takeStep(state, groundOf(state, frame.mover, frame)!, move.to, {}, ctx)
    } else if (move.do === 'stand') {
      const stays = move.at === frame.from && frame.path.length === 0
      if (state.fight.fighters[frame.mover].at !== move.at) put(state, frame.mover, move.at, ctx)
      frame.step = stays ? step.end : step.ended
    }
  },
  auto(state, frame) {
    const { mover } = frame
    switch (frame.step) {
      case step.begin:
        beginTrail(state)
        frame.step = nodeOf(state, mover) === null ? step.end : step.choose
        return true
      case step.choose:
        if (standsOf(state, frame).length > 0 || stepsOf(state, frame).length > 0) return false
        // What reacted to its steps has left no room at all.
        frame.step = step.ended
        enter(state, { kind: 'shove', object: mover, avoid: [], level: null, own: true, event: 'none', step: 0 })
        return true
      case step.stepped: {
        const node = nodeOf(state, mover)
        if (node === frame.path.at(-1)) frame.step = step.choose
        else frame.step = node === null ? step.end : step.ended
        return true
      }
      case step.ended:
        announce(state, frame, { name: 'move-ended', subject: mover })
        return true
      default:
        leave(state)
        return true
    }
  },
}

const nodeNow = ({ path, from }: MoveFrame): Node => path.at(-1) ?? nodeOfPlace(from)

/** Nodes beside it from which it can still come to a Free Space. */
function stepsOf(state: FightingState, frame: MoveFrame): MoveOf<'step'>[] {
  const ground = frame.points > 0 ? groundOf(state, frame.mover, frame) : null
  if (!ground) return []
  return nextNodes(ground, nodeNow(frame))
    .filter(to => canEnd(ground, to, frame.points - 1))
    .map(to => ({ do: 'step', to }))
}

/** R9.1, R9.4: the places to end on. Who has not stepped stays, or changes its Space for a point. */
function standsOf(state: FightingState, frame: MoveFrame): MoveOf<'stand'>[] {
  const { mover, from, path, points } = frame
  const ground = groundOf(state, mover, frame)
  if (!ground) return []
  const node = nodeNow(frame)
  const places = endings(ground, node)
  if (path.length > 0) return places.map(at => ({ do: 'stand', at }))
  const others = points > 0 && isArea(node) ? places.filter(at => at !== from) : []
  return [...(frame.away ? [] : [from]), ...others].map(at => ({ do: 'stand', at }))
}

/** Whether a Champion with so many points could go anywhere (R12.6). */
export function canMove(state: FightingState, champion: MoveFrame['mover'], points: number): boolean {
  const { at } = state.fight.fighters[champion]
  if (at === null) return false
  const frame: MoveFrame = {
    kind: 'move',
    mover: champion,
    points,
    climb: false,
    away: true,
    path: [],
    from: at,
    step: 0,
  }
  return standsOf(state, frame).length > 0 || stepsOf(state, frame).length > 0
}
