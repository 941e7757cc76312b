import type { Seat } from '@acheron/engine'
import { bribe } from '../box/locations.ts'
import { councilInfamy } from '../box/prices.ts'
import { barrels, guests, members } from '../box/tower.ts'
import type { Ctx } from '../events.ts'
import { addInfamy } from '../money/infamy.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { floorOf, removePiece } from '../tower/pieces.ts'
import { bringHome, memberChoices } from '../tower/shelter.ts'
import { seatOf } from '../turn/seats.ts'
import { canAccuseHere, listAccusations } from './accuse.ts'
import { isHomeEmpty, locationsHeld, takeFromLocation } from './members.ts'

/** R8.1; with option strict also no accusation elsewhere that the Drachmas in hand pay for. */
function mayHoldCouncil(state: FlorenceView, seat: Seat): boolean {
  const mine = seatOf(state, seat)
  if (!isHomeEmpty(mine) || canAccuseHere(state, seat)) return false
  const couldBribe = state.options.councilRule === 'strict' && mine.drachmas >= bribe
  return !(couldBribe && listAccusations(state, seat).length > 0)
}

export function listCouncils(state: FlorenceView, seat: Seat): MoveOf<'council'>[] {
  if (!mayHoldCouncil(state, seat)) return []
  const mine = seatOf(state, seat)
  const council = { do: 'council' } as const
  return [
    ...memberChoices(mine, 1).map(([chosen]) => ({
      ...council,
      option: 'home' as const,
      kind: chosen!.kind,
      from: chosen!.floor,
    })),
    ...locationsHeld(mine).flatMap(([from, there]) =>
      members.filter(kind => there[kind] > 0).map(kind => ({ ...council, option: 'home' as const, kind, from })),
    ),
    ...guests
      .filter(guest => floorOf(mine, guest) >= 0)
      .map(guest => ({ ...council, option: 'returnGuest' as const, guest })),
    ...barrels
      .filter(barrel => floorOf(mine, barrel) >= 0)
      .map(barrel => ({ ...council, option: 'returnBarrel' as const, barrel })),
  ]
}

export function holdCouncil(state: FlorenceState, seat: Seat, move: MoveOf<'council'>, ctx: Ctx): void {
  const mine = seatOf(state, seat)
  ctx.emit({ e: 'councilHeld', seat, option: move.option })
  addInfamy(state, seat, councilInfamy, 'council', ctx)
  switch (move.option) {
    case 'home': {
      const { kind, from } = move
      if (typeof from === 'number') {
        bringHome(state, seat, [{ kind, floor: from }], 'council', ctx)
        return
      }
      takeFromLocation(mine, from, kind)
      mine.home[kind]++
      ctx.emit({ e: 'memberHome', seat, kind, from, cause: 'council' })
      return
    }
    case 'returnGuest': {
      const { guest } = move
      const floor = floorOf(mine, guest)
      removePiece(mine.tower[floor]!, guest)
      state.palace[guest]++
      ctx.emit({ e: 'guestReturned', seat, guest, floor })
      return
    }
    case 'returnBarrel': {
      const { barrel } = move
      const floor = floorOf(mine, barrel)
      removePiece(mine.tower[floor]!, barrel)
      state.market[barrel]++
      ctx.emit({ e: 'barrelReturned', seat, barrel, floor })
    }
  }
}
