import { enter, type Seat } from '@acheron/engine'
import { type LocationId, locationIds, locations, nobleFee } from '../box/locations.ts'
import { bankFlorins } from '../box/prices.ts'
import { type Member, members } from '../box/tower.ts'
import type { Ctx } from '../events.ts'
import { changeCoins } from '../money/coins.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { build } from '../tower/floors.ts'
import { guestsIn } from '../tower/pieces.ts'
import { seatOf } from '../turn/seats.ts'
import { adopt, putOnLocation } from './members.ts'
import { payBribe, withBribe } from './quarters.ts'

/** R5.2: the price of access in Florins. */
export function feeOf(kind: Member, location: LocationId): number {
  return locations[location].access === 'special' && kind === 'noble' ? nobleFee : 0
}

/** R5.1, R5.2: every member at home to every location that it can enter. */
export function listSends(state: FlorenceView, seat: Seat): MoveOf<'send'>[] {
  const { home, florins } = seatOf(state, seat)
  return locationIds.flatMap(location =>
    members
      .filter(kind => home[kind] > 0 && feeOf(kind, location) <= florins)
      .map(kind => withBribe(state, seat, { do: 'send' as const, kind, location })),
  )
}

export function send(state: FlorenceState, seat: Seat, { kind, location }: MoveOf<'send'>, ctx: Ctx): void {
  payBribe(state, seat, location, ctx)
  const mine = seatOf(state, seat)
  const florins = feeOf(kind, location)
  mine.home[kind]--
  putOnLocation(mine, location, kind)
  ctx.emit({ e: 'memberSent', seat, kind, location, florins })
  changeCoins(state, seat, { florins: -florins }, 'access', ctx)
  actions[location](state, seat, ctx)
}

/** R5.4-R5.11: the action of each location, at once or by further decisions. */
const actions: Readonly<Record<LocationId, (state: FlorenceState, seat: Seat, ctx: Ctx) => void>> = {
  haystack: (state, seat, ctx) => adopt(state, seat, 'haystack', ctx),
  banquet: build,
  bank: (state, seat, ctx) =>
    changeCoins(state, seat, { florins: bankFlorins + guestsIn(seatOf(state, seat)) }, 'bank', ctx),
  courtyard: state => enter(state, { kind: 'courtyard', home: false, reorganised: false }),
  bonfire: state => enter(state, { kind: 'bonfire', exchanged: false, worked: false, called: false }),
  'city-wall': state => enter(state, { kind: 'cityWall', exchanged: false, played: false, stored: false }),
  market: state => enter(state, { kind: 'market' }),
  palace: state => enter(state, { kind: 'palace' }),
}
