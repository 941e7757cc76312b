import { enter } from '@acheron/engine'
import { isArea, spaceOf, towards } from '../battle-board/places.ts'
import { freeSpaces } from '../battle-board/standing.ts'
import type { AreaId } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import { put } from '../displacement/landing.ts'
import { entering, fall } from '../displacement/shove.ts'
import type { Ctx, FightingState, Standing } from '../state.ts'
import { afterStep, areaOfNode, type Climbing, climbing, type Ground, type Node, nodeOf, stepResult } from './ground.ts'
import { trail } from './trail.ts'

/**
 * One step of a MOVE: the model goes there, and steps into the Area (R9.11). Before that it is told through whom it
 * changed its Level (R11.8), or how far it fell (R9.3); a Malefactor falls by ruling 5's option only. Returns what the
 * MOVE is to remember of its CLIMB, if it had one.
 */
export function takeStep(
  state: FightingState,
  ground: Ground,
  to: Node,
  { destroyer = null, ahead = [] }: { destroyer?: number | null; ahead?: AreaId[] },
  ctx: Ctx,
): Climbing {
  const { fight, mover } = ground
  const from = nodeOf(state, mover)
  if (from === null) return {}
  const { levels, falls, through } = stepResult(ground, from, to)
  const after = climbing(afterStep(ground, from, to), ground)
  const [left, area] = [areaOfNode(fight, from), areaOfNode(fight, to)]
  put(state, mover, mover in fight.malefactors ? area : onTheWay(ground, left, to), ctx)
  trail(state, area === left ? null : area, levels)
  if (area !== left) enter(state, entering({ mover, area, from: left, by: 'move', destroyer, ahead }))
  if (through?.by && isChampion(mover)) {
    enter(state, { kind: 'news', name: 'level-changed-via', subject: mover, cause: through.by, step: 'announce' })
  }
  if (ground.hurts) fall(state, mover, falls)
  return after
}

/** A Small Character takes its Space at the end only; on its way it stands where it came in, as far as there is room. */
export function onTheWay({ fight, mover }: Ground, left: AreaId, to: Node): Standing {
  if (!isArea(to)) return to
  const side = spaceOf(to, towards(to, left) ?? 'N')
  const free = freeSpaces(fight, to, mover)
  return free.includes(side) ? side : (free[0] ?? side)
}
