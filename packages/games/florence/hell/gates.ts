import type { Seat } from '@acheron/engine'
import { discsPerSeat } from '../box/counts.ts'
import { hellFor } from '../box/hell.ts'
import type { GateId } from '../box/shields.ts'
import type { Ctx } from '../events.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

/** Gates where the seat may place a disc: without one of its own, and with option exclusive without any. */
export function openGates(state: FlorenceView, seat: Seat): GateId[] {
  const { discs } = seatOf(state, seat)
  if (discs.length === discsPerSeat) return []
  const isTaken =
    state.options.gateSharing === 'exclusive'
      ? (gate: GateId) => Object.values(state.seats).some(each => each.discs.includes(gate))
      : (gate: GateId) => discs.includes(gate)
  return hellFor(state.players).gates.filter(gate => !isTaken(gate))
}

export function placeDisc(state: FlorenceState, seat: Seat, gate: GateId, ctx: Ctx): void {
  seatOf(state, seat).discs.push(gate)
  ctx.emit({ e: 'discPlaced', seat, gate })
}
