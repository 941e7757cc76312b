import type { Seat } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import { circleOf, type Square, squares } from '../box/squares.ts'
import type { Ctx } from '../events.ts'
import { isOpen, isPlain } from '../square/contents.ts'
import type { HellgameState, HellgameView } from '../state.ts'

/** R5.4, R11: plain, without demons, not in the last circle, and a token must be left. */
export function canBePortal(state: HellgameView, square: Square): boolean {
  const { portalLastCircle } = numbers.eventEffects
  return (
    state.portalTokens > 0 && isPlain(state, square) && !state.demons[square] && circleOf(square) <= portalLastCircle
  )
}

/** Every square on which the player may put a portal token from afar. */
export function portalSites(state: HellgameView, seat: Seat): Square[] {
  const player = state.seats[seat]!
  return squares.filter(square => isOpen(player, square) && canBePortal(state, square))
}

export function addPortal(state: HellgameState, seat: Seat, square: Square, ctx: Ctx): void {
  state.tiles[square] = 'portal'
  state.portalTokens--
  ctx.emit({ e: 'portalPlaced', seat, square })
}
