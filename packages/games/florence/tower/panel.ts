import type { Seat } from '@acheron/engine'
import { type Barrel, barrels, panelRewards } from '../box/tower.ts'
import type { Ctx } from '../events.ts'
import { addInfamy } from '../money/infamy.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { counts } from '../verbs/counts.ts'
import { floorOf, removePiece } from './pieces.ts'

/** R5.9: the barrels in the tower. */
export function listStorable(state: FlorenceView, seat: Seat): MoveOf<'panel'>[] {
  const mine = seatOf(state, seat)
  return barrels.filter(barrel => floorOf(mine, barrel) >= 0).map(barrel => ({ do: 'panel', barrel }))
}

/** 2.6: the present worth of a barrel on the panel. */
export function panelReward(state: FlorenceView, seat: Seat, barrel: Barrel): number {
  const { of, each } = panelRewards[barrel]
  return each * counts[of](seatOf(state, seat), state)
}

/** R5.9: from the tower to the panel, with its reward, even if that is 0. */
export function store(state: FlorenceState, seat: Seat, barrel: Barrel, ctx: Ctx): void {
  const mine = seatOf(state, seat)
  const floor = floorOf(mine, barrel)
  removePiece(mine.tower[floor]!, barrel)
  mine.panel.push(barrel)
  const points = panelReward(state, seat, barrel)
  ctx.emit({ e: 'barrelToPanel', seat, barrel, floor, points })
  addInfamy(state, seat, points, 'panel', ctx)
}
