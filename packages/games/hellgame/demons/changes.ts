import type { Seat } from '@acheron/engine'
import { type Square, throne } from '../box/squares.ts'
import type { FactoryId } from '../box/tiles.ts'
import type { Ctx, ReturnCause } from '../events.ts'
import { demonsOn, kindOf, sideOf, soleOwner } from '../square/contents.ts'
import type { HellgameState } from '../state.ts'

/** Changes a square's demons and tells if a factory shows its other side (R6.4) or the throne another holder. */
export function changeDemons(state: HellgameState, square: Square, ctx: Ctx, change: () => readonly Seat[]): void {
  const before = demonsOn(state, square)
  const side = sideOf(before)
  const holder = soleOwner(before)
  const after = change()
  if (after.length > 0) state.demons[square] = [...after]
  else delete state.demons[square]
  if (kindOf(state, square) === 'factory' && sideOf(after) !== side)
    ctx.emit({ e: 'factoryFlipped', square, tile: state.tiles[square] as FactoryId, side: sideOf(after) })
  if (square === throne && soleOwner(after) !== holder) ctx.emit({ e: 'throneHeld', seat: soleOwner(after) })
}

/** The order of demons without the latest `n` of that owner. */
export function withoutLatest(demons: readonly Seat[], owner: Seat, n: number): Seat[] {
  const rest = [...demons]
  for (let taken = 0; taken < n; taken++) rest.splice(rest.lastIndexOf(owner), 1)
  return rest
}

/** The owner's latest demons go back to the reserve, free (`banish`, `total-recall`, `clear-circle`). */
export function returnDemons(
  state: HellgameState,
  square: Square,
  owner: Seat,
  n: number,
  by: ReturnCause,
  ctx: Ctx,
): void {
  ctx.emit({ e: 'demonsReturned', seat: owner, square, kind: kindOf(state, square), n, by })
  changeDemons(state, square, ctx, () => withoutLatest(demonsOn(state, square), owner, n))
  state.seats[owner]!.demons += n
}
