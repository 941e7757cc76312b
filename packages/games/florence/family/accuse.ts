import { enter, type Seat } from '@acheron/engine'
import { type LocationId, locations } from '../box/locations.ts'
import { type Guest, guests, members, spacesPerFloor } from '../box/tower.ts'
import type { Ctx } from '../events.ts'
import { bury } from '../hell/souls.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, FlorenceView, SeatState } from '../state.ts'
import { openFloors } from '../tower/floors.ts'
import { floorOf } from '../tower/pieces.ts'
import { raiseSkull } from '../tracks/skulls.ts'
import { seatOf } from '../turn/seats.ts'
import { locationsHeld, takeFromLocation } from './members.ts'
import { isElsewhere, payBribe, withBribe } from './quarters.ts'

/** R6.2, R6.3: the floors that the accuser may go to; empty if no accusation is possible. */
function floorsFor(seat: SeatState, location: LocationId): number[] {
  const { sin, access } = locations[location]
  if (access === 'free') return openFloors(seat)
  const floor = (guests as readonly string[]).includes(sin) ? floorOf(seat, sin as Guest) : -1
  return floor >= 0 && seat.tower[floor]!.length < spacesPerFloor ? [floor] : []
}

/** R6.1: every accusation, those in other quarters with the bribe. */
export function listAccusations(state: FlorenceView, seat: Seat): MoveOf<'accuse'>[] {
  const mine = seatOf(state, seat)
  return locationsHeld(mine).flatMap(([location, there]) => {
    const floors = floorsFor(mine, location)
    return members
      .filter(kind => there[kind] > 0)
      .flatMap(kind => floors.map(floor => withBribe(state, seat, { do: 'accuse' as const, location, kind, floor })))
  })
}

/** Whether the seat can accuse in the quarter of the turn (R8.1). */
export function canAccuseHere(state: FlorenceView, seat: Seat): boolean {
  const mine = seatOf(state, seat)
  return locationsHeld(mine).some(([location]) => !isElsewhere(state, location) && floorsFor(mine, location).length > 0)
}

/** R6.4: steps 1 to 3 and the skull of step 4; the tile and Dante follow by the accusation's own frame. */
export function accuse(state: FlorenceState, seat: Seat, move: MoveOf<'accuse'>, ctx: Ctx): void {
  const { location, kind, floor } = move
  const { sin } = locations[location]
  payBribe(state, seat, location, ctx)
  ctx.emit({ e: 'accused', seat, sin, location })
  const mine = seatOf(state, seat)
  takeFromLocation(mine, location, kind)
  mine.tower[floor]!.push(kind)
  ctx.emit({ e: 'memberSheltered', seat, kind, location, floor })
  const out = locationsHeld(mine).flatMap(([from, there]) =>
    members.flatMap(kind => (there[kind] > 0 ? [{ kind, from, count: there[kind] }] : [])),
  )
  for (const { kind, count } of out) mine.home[kind] += count
  if (out.length > 0) ctx.emit({ e: 'familyHome', seat, members: out })
  mine.florence = {}
  bury(state, seat, sin, 'accusation', ctx)
  raiseSkull(state, seat, sin, 'accusation', ctx)
  enter(state, { kind: 'accusation', sin, step: 'tile' })
}
