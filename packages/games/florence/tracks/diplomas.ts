import type { Seat } from '@acheron/engine'
import { tokenInfamy } from '../box/prices.ts'
import type { Sin } from '../box/sins.ts'
import type { Ctx } from '../events.ts'
import { addInfamy } from '../money/infamy.ts'
import type { FlorenceState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

/** R7.3: the highest skulls of the track get their diploma, if they are on it at all. */
export function awardDiploma(state: FlorenceState, sin: Sin, ctx: Ctx): void {
  const levels = Array.from({ length: state.players }, (_, seat) => seatOf(state, seat).skulls[sin])
  const highest = Math.max(...levels)
  if (highest === 0) {
    ctx.emit({ e: 'diplomaUnclaimed', sin })
    return
  }
  levels.forEach((level, seat) => {
    if (level === highest) placeDiploma(state, seat, sin, 'dante', ctx)
  })
}

export function placeDiploma(state: FlorenceState, seat: Seat, sin: Sin, by: 'dante' | 'tokens', ctx: Ctx): void {
  const { diplomas } = seatOf(state, seat)
  if (diplomas.includes(sin)) return
  diplomas.push(sin)
  ctx.emit({ e: 'diplomaAwarded', seat, sin, by })
}

/** R13.2. */
export function takeHalfDiploma(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  if (state.halfDiplomas === 0) {
    addInfamy(state, seat, tokenInfamy, 'token', ctx)
    return
  }
  state.halfDiplomas--
  const mine = seatOf(state, seat)
  mine.halfDiplomas++
  ctx.emit({ e: 'halfDiplomaTaken', seat, held: mine.halfDiplomas })
}
