import type { Context } from '@acheron/engine'
import { circleOf } from '../box/circles.ts'
import type { NineCirclesEvent } from '../events.ts'
import type { LossCause, NineCirclesState } from '../state.ts'
import { virgilReach } from './reach.ts'
import { canRoll } from './rolling.ts'

/**
 * R8: why the game is lost now, or null. R8.1 needs no test of its own: a claim that is legal takes at least the
 * circle's least dice and is zero Virgil pips away.
 */
export function lossCause(state: NineCirclesState): LossCause | null {
  if (state.pool + state.active.length < circleOf(state.circle).leastDice) return 'dice'
  if (canRoll(state)) return null
  const reach = virgilReach(state)
  return reach !== null && reach.pips <= state.virgil ? null : 'pips'
}

/** R8.5, R10: the sheet stays as it is. */
export function lose(state: NineCirclesState, cause: LossCause, ctx: Context<NineCirclesEvent>): void {
  state.status = 'lost'
  state.cause = cause
  state.cleared = state.circle - 1
  state.flow.length = 0
  ctx.emit({ e: 'gameLost', cause, circle: state.circle, cleared: state.cleared })
}
