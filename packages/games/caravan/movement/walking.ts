import { isArea } from '../battle-board/places.ts'
import type { MoveFrame } from '../frames.ts'
import type { MoveOf } from '../moves.ts'
import type { FightingState } from '../state.ts'
import { afterStep, canEnd, endings, groundOf, type Node, nextNodes, nodeOfPlace } from './ground.ts'

const nodeNow = ({ path, from }: MoveFrame): Node => path.at(-1) ?? nodeOfPlace(from)

/** Nodes beside it from which it can still come to a Free Space. */
export function stepsOf(state: FightingState, frame: MoveFrame): MoveOf<'step'>[] {
  const ground = frame.points > 0 ? groundOf(state, frame.mover, frame) : null
  if (!ground) return []
  const from = nodeNow(frame)
  return nextNodes(ground, from)
    .filter(to => canEnd(afterStep(ground, from, to), to, frame.points - 1))
    .map(to => ({ do: 'step', to }))
}

/** R9.1, R9.4: the places to end on. A mover that has not stepped stays, or changes its Space for a point. */
export function standsOf(state: FightingState, frame: MoveFrame): MoveOf<'stand'>[] {
  const { mover, from, path, points } = frame
  const { fight } = state
  if (fight.fighters[mover].at === null) return []
  const node = nodeNow(frame)
  const places = endings({ fight, mover }, node)
  if (path.length > 0) return places.map(at => ({ do: 'stand', at }))
  const others = points > 0 && isArea(node) ? places.filter(at => at !== from) : []
  return [...(frame.away ? [] : [from]), ...others].map(at => ({ do: 'stand', at }))
}

/** True if a Champion with this many points can go anywhere (R12.6). */
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
    step: 'choose',
  }
  return standsOf(state, frame).length > 0 || stepsOf(state, frame).length > 0
}
