import type { Seat } from '@acheron/engine'
import { hellFor } from '../box/hell.ts'
import type { ShieldId } from '../box/shields.ts'
import { circleBelowTheWall, circleOf, infamyOf } from '../box/sins.ts'
import { isGraveyard, movableSouls, sinAt } from '../hell/reach.ts'
import type { Origin } from '../moves.ts'
import type { FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

/** The seat's immediate points for the soul: 0 if it cannot lay it down in one move (R2.3-R2.6). */
export function layOf(state: FlorenceView, seat: Seat, origin: Origin): number {
  const { shields, circles } = hellFor(state.players)
  const { discs } = seatOf(state, seat)
  const own = circleOf(sinAt(state, origin))
  const fromGraveyard = isGraveyard(origin)
  const leadsDown = (id: ShieldId): boolean => {
    const { circle, lines } = shields[id]!
    if (circle === circleBelowTheWall && !discs.includes(id)) return false
    if (!state.hell[id]) return circle === own
    return circle < own && lines.some(leadsDown)
  }
  if (fromGraveyard && own > 1 && state.options.occupiedEntry === 'emptyOnly') return 0
  const starts = fromGraveyard ? circles[1]! : shields[origin]!.lines
  return starts.some(leadsDown) ? infamyOf(own) : 0
}

/** The most that the seat could score at once in a Hell phase. */
export function bestLay(state: FlorenceView, seat: Seat): number {
  let best = 0
  for (const origin of movableSouls(state)) best = Math.max(best, layOf(state, seat, origin))
  return best
}
