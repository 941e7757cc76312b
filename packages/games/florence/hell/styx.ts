import type { Seat } from '@acheron/engine'
import { sins } from '../box/sins.ts'
import type { Ctx } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState } from '../state.ts'
import { canRise, raiseSkull } from '../tracks/skulls.ts'
import { outbreak } from './plague.ts'

/** R11.2, R11.3: one soul for its own track, or two of a sin for that track and another; at least one skull rises. */
export function listStyx(state: FlorenceState, seat: Seat): MoveOf<'styx'>[] {
  return sins.flatMap(sin => {
    const souls = state.graveyard[sin]
    const rises = canRise(state, seat, sin)
    const one: MoveOf<'styx'>[] = souls >= 1 && rises ? [{ do: 'styx', sin, count: 1 }] : []
    const seconds = sins.filter(second => second !== sin && (rises || canRise(state, seat, second)))
    const two = seconds.map(second => ({ do: 'styx' as const, sin, count: 2 as const, second }))
    return souls >= 2 ? [...one, ...two] : one
  })
}

export function playStyx(state: FlorenceState, seat: Seat, move: MoveOf<'styx'>, ctx: Ctx): void {
  const { sin, count, second } = move
  state.graveyard[sin] -= count
  state.supply[sin] += count
  ctx.emit({ e: 'styxPlayed', seat, sin, count, second: second ?? null })
  raiseSkull(state, seat, sin, 'styx', ctx)
  if (second) raiseSkull(state, seat, second, 'styx', ctx)
  outbreak(state, ctx)
}
