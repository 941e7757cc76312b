import type { Seat } from '@acheron/engine'
import { cubeValue, debts } from '../box/tracks.ts'
import type { Ctx } from '../events.ts'
import { addInfamy } from '../money/infamy.ts'
import type { FlorenceState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

/** Step 4: the cube's value times the skull's level, for each diploma. */
export function scoreDiplomas(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  const mine = seatOf(state, seat)
  for (const sin of mine.diplomas) {
    const value = cubeValue(state.cubes[sin])
    const level = mine.skulls[sin]
    const points = value * level
    ctx.emit({ e: 'diplomaScored', seat, sin, value, level, points })
    mine.scored.push({ step: 4, sin, value, level, points })
    addInfamy(state, seat, points, 'diploma', ctx)
  }
}

/** Step 5. */
export function repayLoans(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  const mine = seatOf(state, seat)
  const { boat } = mine
  if (boat === 0) return
  const points = addInfamy(state, seat, -debts[boat]!, 'debt', ctx)
  ctx.emit({ e: 'debtRepaid', seat, boat, points })
  mine.scored.push({ step: 5, boat, points })
}
