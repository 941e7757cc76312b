import type { Seat } from '@acheron/engine'
import { type Square, throne } from '../box/squares.ts'
import type { FactoryId } from '../box/tiles.ts'
import type { Ctx, ReturnCause } from '../events.ts'
import { addedBy } from '../items/owned.ts'
import { demonsOn, kindOf, placesOn, sideOf, soleOwner } from '../square/contents.ts'
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

/** R6.3: the order of demons left after a fight among these. */
export function fight(state: HellgameState, square: Square, demons: readonly Seat[], ctx: Ctx): readonly Seat[] {
  const most = highest(state, square, demons)
  const killed = most === null ? [] : demons.filter(owner => owner !== most)
  const survivors = most === null ? demons : demons.filter(owner => owner === most)
  const places = state.options.overcrowding === 'keep' ? survivors.length : placesOn(state, square)
  const after = survivors.slice(0, places)
  const trimmed = survivors.slice(places)
  state.tally.killed += killed.length + trimmed.length
  if (killed.length + trimmed.length > 0 || (demons.length > 1 && soleOwner(demons) === null))
    ctx.emit({ e: 'fought', square, kind: kindOf(state, square), before: demons, most, killed, trimmed, after })
  return after
}

/** The one player with the highest count, items included (R10, `whip`); null if none or several have it. */
function highest(state: HellgameState, square: Square, demons: readonly Seat[]): Seat | null {
  let best: Seat | null = null
  let most = 0
  for (const owner of new Set(demons)) {
    const player = state.seats[owner]!
    const own = demons.reduce((count, other) => count + Number(other === owner), 0)
    const count = own + (player.at === square ? addedBy(player, 'fightBonus') : 0)
    if (count === most) best = null
    else if (count > most) {
      most = count
      best = owner
    }
  }
  return best
}
