import type { Seat } from '@acheron/engine'
import { countCap, endCubeSpaces } from '../box/effects.ts'
import { type EndCode, endEffect, endSide, type FraudId, type FraudOption, fraudOptions } from '../box/fraud-cards.ts'
import { lastSpace } from '../box/tracks.ts'
import type { Ctx } from '../events.ts'
import { addInfamy } from '../money/infamy.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, SeatState } from '../state.ts'
import { ownsBarrel } from '../tower/pieces.ts'
import { moveCube } from '../tracks/phlegethon.ts'
import { canRise, raiseSkull } from '../tracks/skulls.ts'
import { seatOf } from '../turn/seats.ts'
import { counts } from '../verbs/counts.ts'

/** Step 1: whether the end side of a card counts for the seat. */
export function scores(seat: SeatState, card: FraudId): boolean {
  return ownsBarrel(seat, endSide(card).barrel)
}

function countFor(state: FlorenceState, seat: Seat, of: keyof typeof counts): number {
  return Math.min(countCap, counts[of](seatOf(state, seat), state))
}

function changesAnything(state: FlorenceState, seat: Seat, code: EndCode): boolean {
  const effect = endEffect(code)
  switch (effect.verb) {
    case 'skull':
      return canRise(state, seat, effect.sin)
    case 'cube':
      return state.cubes[effect.sin] < lastSpace
    case 'count':
      return countFor(state, seat, effect.of) > 0
  }
}

/** Step 1: one of the two effects. An effect that changes nothing may be chosen only if both change nothing. */
export function listEndOptions(state: FlorenceState, seat: Seat, card: FraudId): MoveOf<'end'>[] {
  const side = endSide(card)
  const useful = fraudOptions.filter(option => changesAnything(state, seat, side[option]))
  return (useful.length > 0 ? useful : fraudOptions).map(option => ({ do: 'end', option }))
}

export function scoreFraud(state: FlorenceState, seat: Seat, card: FraudId, option: FraudOption, ctx: Ctx): void {
  const code = endSide(card)[option]
  const effect = endEffect(code)
  const points = effect.verb === 'count' ? countFor(state, seat, effect.of) : 0
  ctx.emit({ e: 'fraudScored', seat, card, side: 'end', option, code, points })
  seatOf(state, seat).scored.push({ step: 1, card, option, code, points })
  if (effect.verb === 'skull') raiseSkull(state, seat, effect.sin, 'end', ctx)
  if (effect.verb === 'cube') moveCube(state, seat, effect.sin, endCubeSpaces, 'end', ctx)
  addInfamy(state, seat, points, 'fraud', ctx)
}
