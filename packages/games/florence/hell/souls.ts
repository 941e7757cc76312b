import type { Seat } from '@acheron/engine'
import { hellFor } from '../box/hell.ts'
import { fare } from '../box/prices.ts'
import type { ShieldId } from '../box/shields.ts'
import { circleOf, infamyOf, type SoulSin } from '../box/sins.ts'
import type { Ctx } from '../events.ts'
import { addInfamy } from '../money/infamy.ts'
import { payDrachmas } from '../money/loans.ts'
import type { Origin } from '../moves.ts'
import type { FlorenceState } from '../state.ts'
import { outbreak } from './plague.ts'
import { isGraveyard, sinAt, wayTo } from './reach.ts'

/** R2: the soul goes to the end chosen, the turn has its quarter, and an empty graveyard fills. */
export function leadSoul(state: FlorenceState, seat: Seat, origin: Origin, to: ShieldId, ctx: Ctx): void {
  const sin = sinAt(state, origin)
  const { path, quarter } = wayTo(state, seat, origin, to)!
  if (isGraveyard(origin)) {
    payDrachmas(state, seat, fare, 'fare', ctx)
    state.graveyard[sin]--
    ctx.emit({ e: 'soulEntered', seat, sin, path, to })
  } else {
    delete state.hell[origin]
    ctx.emit({ e: 'soulMoved', seat, sin, from: origin, path, to, by: 'hell' })
  }
  land(state, seat, sin, to, ctx)
  state.turn.quarter = quarter
  ctx.emit({ e: 'quarterSet', seat, quarter })
  outbreak(state, ctx)
}

/** R2.4: in its own circle a soul lies down and counts for its mover; elsewhere it stands. */
export function land(state: FlorenceState, seat: Seat, sin: SoulSin, to: ShieldId, ctx: Ctx): void {
  const { circle } = hellFor(state.players).shields[to]!
  const lies = circle === circleOf(sin)
  state.hell[to] = { sin, pose: lies ? 'lying' : 'standing' }
  if (!lies) return
  ctx.emit({ e: 'soulLaid', seat, sin, shield: to, circle, points: infamyOf(circle) })
  addInfamy(state, seat, infamyOf(circle), 'soul', ctx)
}

/** R6.4, R7.1: a soul from the supply into the graveyard, if there is one (7.27). */
export function bury(state: FlorenceState, seat: Seat, sin: SoulSin, cause: 'accusation' | 'dante', ctx: Ctx): void {
  if (state.supply[sin] === 0) {
    ctx.emit({ e: 'noSoulLeft', seat, sin })
    return
  }
  state.supply[sin]--
  state.graveyard[sin]++
  ctx.emit({ e: 'soulBuried', seat, sin, cause })
}
