import type { Seat } from '@acheron/engine'
import type { Ctx } from '../events.ts'
import type { EndCause, FlorenceState } from '../state.ts'

/** R15.1: everybody else has one more turn. */
export function triggerEnd(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  state.end = { seat, cause: 'dante' }
  ctx.emit({ e: 'endTriggered', seat })
}

/** R15.3, R15.4: the turn breaks off and the final scoring begins at once. */
export function stopAtOnce(state: FlorenceState, seat: Seat, cause: Exclude<EndCause, 'dante'>, ctx: Ctx): void {
  state.end = { seat, cause }
  ctx.emit({ e: 'suddenDeath', seat, cause })
  startScoring(state, ctx)
}

export function startScoring(state: FlorenceState, ctx: Ctx): void {
  state.flow.splice(0, state.flow.length, { kind: 'scoring', step: 'fraud', at: 0, cards: 0 })
  ctx.emit({ e: 'finalScoring', step: 1 })
}
