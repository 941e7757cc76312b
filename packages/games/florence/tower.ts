import type { Seat } from '@acheron/engine'
import { type Barrel, barrels, type Guest, guests, members, mostFloors, spacesPerFloor } from './box/tower.ts'
import type { Cause } from './events.ts'
import { changeCoins } from './money.ts'
import { floorOf, floorsAdded, ownsBarrel, putOnLocation, seatOf } from './seats.ts'
import type { Ctx, FlorenceState, MoveOf, SeatState, Sheltered } from './state.ts'

/** Floors with an empty space. */
export function openFloors({ tower }: SeatState): number[] {
  return tower.flatMap((floor, height) => (floor.length < spacesPerFloor ? [height] : []))
}

/** R5.5: the next floor, if one is left. */
export function canBuild(seat: SeatState): boolean {
  return floorsAdded(seat) < mostFloors
}

export function build(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  const mine = seatOf(state, seat)
  if (!canBuild(mine)) return
  mine.tower.push([])
  ctx.emit({ e: 'floorBuilt', seat, floor: floorsAdded(mine) })
}

/** R5.4, `urchin`: out of the reserve, if one is left there. */
export function adopt(state: FlorenceState, seat: Seat, to: 'haystack' | 'home', ctx: Ctx): void {
  const mine = seatOf(state, seat)
  if (mine.reserve === 0) return
  mine.reserve--
  if (to === 'home') mine.home.urchin++
  else putOnLocation(mine, to, 'urchin')
  ctx.emit({ e: 'urchinAdopted', seat, to })
}

/** The members in the tower, equal ones of a floor as often as they are there, in order of floor and kind. */
function sheltered({ tower }: SeatState): Sheltered[] {
  return tower.flatMap((pieces, floor) =>
    members.flatMap(kind => pieces.filter(piece => piece === kind).map(() => ({ kind, floor }))),
  )
}

/** Every choice of one up to `most` members of the tower, equal ones once. */
export function memberChoices(seat: SeatState, most: 1 | 2): Sheltered[][] {
  const all = sheltered(seat)
  const choices = new Map<string, Sheltered[]>()
  const add = (chosen: Sheltered[]) => choices.set(chosen.map(({ kind, floor }) => `${floor}${kind}`).join(), chosen)
  for (const member of all) add([member])
  if (most === 2) all.forEach((member, i) => void all.slice(i + 1).forEach(other => void add([member, other])))
  return [...choices.values()]
}

/** Members from the tower to the home. */
export function bringHome(
  state: FlorenceState,
  seat: Seat,
  chosen: readonly Sheltered[],
  cause: Cause,
  ctx: Ctx,
): void {
  const { tower, home } = seatOf(state, seat)
  for (const { kind, floor } of chosen) {
    removePiece(tower[floor]!, kind)
    home[kind]++
    ctx.emit({ e: 'memberHome', seat, kind, from: floor, cause })
  }
}

export function removePiece<T>(pieces: T[], piece: T): void {
  pieces.splice(pieces.indexOf(piece), 1)
}

/** R5.10: barrels of the Market that the seat does not own, on the floors given. */
export function barrelChoices(state: FlorenceState, seat: Seat, floors: readonly number[]): MoveOf<'barrel'>[] {
  const mine = seatOf(state, seat)
  const offered = barrels.filter(barrel => state.market[barrel] > 0 && !ownsBarrel(mine, barrel))
  return offered.flatMap(barrel => floors.map(floor => ({ do: 'barrel' as const, barrel, floor })))
}

export function takeBarrel(state: FlorenceState, seat: Seat, barrel: Barrel, floor: number, ctx: Ctx): void {
  state.market[barrel]--
  seatOf(state, seat).tower[floor]!.push(barrel)
  ctx.emit({ e: 'barrelTaken', seat, barrel, floor })
}

/** R5.11: guests of the Palace that the seat does not have, on the floors given. */
export function guestChoices(state: FlorenceState, seat: Seat, floors: readonly number[]): MoveOf<'guest'>[] {
  const mine = seatOf(state, seat)
  const offered = guests.filter(guest => state.palace[guest] > 0 && floorOf(mine, guest) < 0)
  return offered.flatMap(guest => floors.map(floor => ({ do: 'guest' as const, guest, floor })))
}

/** A guest moves in; at the Palace each storey of height is worth a Florin. */
export function inviteGuest(
  state: FlorenceState,
  seat: Seat,
  guest: Guest,
  floor: number,
  florins: number,
  ctx: Ctx,
): void {
  state.palace[guest]--
  seatOf(state, seat).tower[floor]!.push(guest)
  ctx.emit({ e: 'guestInvited', seat, guest, floor, florins })
  changeCoins(state, seat, { florins }, 'palace', ctx)
}
