import type { Seat } from '@acheron/engine'
import { hellFor } from '../box/hell.ts'
import { fare } from '../box/prices.ts'
import { circleBelowTheWall, circleOf, infamyOf } from '../box/sins.ts'
import { isGraveyard, movableSouls, sinAt } from '../hell/reach.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { costOf } from './effects.ts'
import { quarterWorths } from './florence.ts'
import { layOf } from './laying.ts'
import { weights } from './weights.ts'

/**
 * Judges the moves of the Hell phase: the points, what the quarter where the soul stops offers in Florence, what
 * the next player is left to score, and the fare.
 */
export function judgeLeads(state: FlorenceState, seat: Seat, moves: readonly MoveOf<'lead'>[]): number[] {
  const next = (seat + 1) % state.players
  const worths = quarterWorths(state, seat)
  const { shields } = hellFor(state.players)
  const mine = seatOf(state, seat)
  const layable = movableSouls(state)
    .map(origin => [origin, layOf(state, next, origin)] as const)
    .filter(([, points]) => points > 0)
  const fareCost = costOf(mine, fare)
  return moves.map(({ soul, to }) => {
    const sin = sinAt(state, soul)
    const own = circleOf(sin)
    const { circle, quarter } = shields[to]!
    const lies = circle === own
    const points = lies ? infamyOf(own) : 0
    let threat = 0
    for (const [origin, lay] of layable) {
      const isGone = origin === soul && (!isGraveyard(soul) || state.graveyard[sin] === 1)
      if (!isGone && lay > threat) threat = lay
    }
    // One step above its circle a soul is the next player's, if a shield is empty there and the wall does not hold it.
    if (circle === own - 1) {
      const { discs } = seatOf(state, next)
      const isOpen = (line: string) => !state.hell[line] && (own !== circleBelowTheWall || discs.includes(line))
      if (shields[to]!.lines.some(isOpen)) threat = Math.max(threat, infamyOf(own))
    }
    const price = isGraveyard(soul) ? fareCost : 0
    return points + worths[quarter] - weights.threat * threat - price
  })
}
