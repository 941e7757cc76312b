import type { Seat } from '@acheron/engine'
import { indexOf, neighbours, type Square, squares } from '../box/squares.ts'
import type { Ctx } from '../events.ts'
import { isOpen, isPlain, isRemoved } from '../square/contents.ts'
import type { HellgameState, HellgameView } from '../state.ts'
import { cutsOf } from './cuts.ts'

/** R7.1, R7.2: whether this player may put a hinderance on the square. */
export function canRemove(
  state: HellgameView,
  seat: Seat,
  square: Square,
  cuts = cutsOf(Object.keys(state.removed)),
): boolean {
  if (state.hinderances === 0 || !isPlain(state, square) || state.demons[square]) return false
  if (cuts[indexOf[square]!]) return false
  for (let other = 0; other < state.players; other++) {
    const player = state.seats[other]!
    if (player.at === null) continue
    if (player.at === square && other !== seat) return false
    // R7.2: no piece is walled in; a way that has to be paid for is none.
    const leads = (next: Square) => next !== square && !isRemoved(state, next) && isOpen(player, next)
    if (!neighbours[player.at]!.some(leads)) return false
  }
  return true
}

/** Every square on which this player may put a hinderance. */
export function removableSquares(state: HellgameView, seat: Seat): Square[] {
  const cuts = cutsOf(Object.keys(state.removed))
  return squares.filter(square => canRemove(state, seat, square, cuts))
}

/** R7.3: the square and its links are out of the game. */
export function remove(state: HellgameState, seat: Seat, square: Square, ctx: Ctx): void {
  state.removed[square] = true
  state.hinderances--
  ctx.emit({ e: 'hinderancePlaced', seat, square })
}
