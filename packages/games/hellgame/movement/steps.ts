import type { Seat } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import { circleOf, neighbours, type Square, squares } from '../box/squares.ts'
import type { Ctx } from '../events.ts'
import { addedBy, uprightFor } from '../items/owned.ts'
import type { Going, HellgameMove } from '../moves.ts'
import { isOpen, isRemoved, kindOf } from '../square/contents.ts'
import { takeSource } from '../square/sources.ts'
import type { HellgameState, HellgameView, SeatState } from '../state.ts'

const { movement, unlocking } = numbers

/** R3.1, R3.5, R3.6: the steps of this turn, speed token included. */
function budget({ seats, turn }: HellgameView): number {
  const player = seats[turn.seat]!
  return turn.slowed ? movement.slowed : stepsOf(player) + (turn.sped ? movement.speedAdds : 0)
}

/** R3.1: the steps of any turn of the player, without speed tokens. */
export function stepsOf(player: SeatState): number {
  const steps = movement.steps + player.perm * movement.forgeAdds + addedBy(player, 'steps') - player.lead
  return Math.max(movement.least, steps)
}

export const stepsLeft = (state: HellgameView): number => budget(state) - state.turn.used

export const canSpeed = ({ seats, turn }: HellgameView): boolean =>
  !turn.sped && !turn.slowed && seats[turn.seat]!.speed >= movement.speedCost

export const canForge = ({ seats, turn }: HellgameView): boolean => seats[turn.seat]!.speed >= movement.forgeCost

/** R3.4, R10: the price of the circle for this player. */
export function unlockPrice(player: SeatState, circle: number): number {
  return Math.max(unlocking.least, circle * unlocking.perCircle - addedBy(player, 'unlockDiscount'))
}

/** R3.3. The square must be linked. */
export function canStep(state: HellgameView, player: SeatState, to: Square): boolean {
  if (isRemoved(state, to)) return false
  const circle = circleOf(to)
  if (circle <= player.unlocked) return true
  return circle === player.unlocked + 1 && player.souls >= unlockPrice(player, circle)
}

/** The same few moves are offered at every step, so they are made once. */
const goings = <D extends Going['do']>(how: D): Readonly<Record<Square, { do: D; to: Square }>> =>
  Object.fromEntries(squares.map(to => [to, Object.freeze({ do: how, to })]))

export const goingTo = {
  step: goings('step'),
  portal: goings('portal'),
  wayling: goings('wayling'),
  flux: goings('flux'),
}

/** The open portals other than the square itself (R3.7, R3.10). */
export function portalsFor(state: HellgameView, player: SeatState, except: Square): Square[] {
  const all = Object.keys(state.tiles) as Square[]
  return all.filter(square => state.tiles[square] === 'portal' && square !== except && isOpen(player, square))
}

/** R3.8: the plain squares in open circles on which the player has a demon, other than the square itself. */
export function waylingsFor(state: HellgameView, seat: Seat, except: Square): Square[] {
  const player = state.seats[seat]!
  const found: Square[] = []
  for (const key in state.demons) {
    const square = key as Square
    if (square === except || state.tiles[square] !== undefined || !isOpen(player, square)) continue
    if (state.demons[square]!.includes(seat)) found.push(square)
  }
  return found
}

/** The four ways to move, all of them (R3.3, R3.7, R3.8, R3.10); an eclipse leaves only steps (R2.5). */
export function listGoings(state: HellgameView, seat: Seat, moves: HellgameMove[]): void {
  const player = state.seats[seat]!
  const at = player.at!
  for (const to of neighbours[at]!) if (canStep(state, player, to)) moves.push(goingTo.step[to]!)
  if (state.track.eclipse !== null) return
  const onPortal = kindOf(state, at) === 'portal'
  const hasFlux = uprightFor(player, 'toPortal') !== undefined
  if (onPortal || hasFlux) {
    for (const to of portalsFor(state, player, at)) {
      if (onPortal) moves.push(goingTo.portal[to]!)
      if (hasFlux) moves.push(goingTo.flux[to]!)
    }
  }
  for (const to of waylingsFor(state, seat, at)) moves.push(goingTo.wayling[to]!)
}

/** Whether the player can move at all; a step is nearly always there. */
export function canGo(state: HellgameView, seat: Seat): boolean {
  const player = state.seats[seat]!
  if (neighbours[player.at!]!.some(to => canStep(state, player, to))) return true
  const moves: HellgameMove[] = []
  listGoings(state, seat, moves)
  return moves.length > 0
}

/** Carries out one of the four; true when it unlocked a circle, which ends the movement (R3.4). */
export function go(state: HellgameState, seat: Seat, move: Going, ride: boolean, ctx: Ctx): boolean {
  const player = state.seats[seat]!
  const from = player.at!
  const circle = circleOf(move.to)
  const unlocks = circle > player.unlocked
  if (move.do === 'flux') {
    const item = uprightFor(player, 'toPortal')!
    item.upright = false
    ctx.emit({ e: 'itemUsed', seat, item: item.id })
  }
  player.at = move.to
  const kind = kindOf(state, move.to)
  ctx.emit({ e: 'moved', seat, from, to: move.to, kind, by: move.do, ride })
  if (unlocks) {
    const price = unlockPrice(player, circle)
    player.souls -= price
    player.unlocked = circle
    state.turn.opened = true
    ctx.emit({ e: 'unlocked', seat, circle, price })
  }
  if (state.options.sourceVisit === 'pass' && kind === 'source' && !state.down[move.to])
    takeSource(state, seat, move.to, 'pass', ctx)
  return unlocks
}
