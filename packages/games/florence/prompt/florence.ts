import { bribe, type LocationId, locations } from '../box/locations.ts'
import { bankFlorins, bonfirePrices, councilInfamy } from '../box/prices.ts'
import { feeOf } from '../family/send.ts'
import type { MoveOf } from '../moves.ts'
import {
  barrelName,
  drachmasText,
  floorText,
  florinsText,
  guestName,
  memberText,
  theLocation,
  toLocation,
} from '../names.ts'
import { canBuild } from '../tower/floors.ts'
import { guestsIn } from '../tower/pieces.ts'
import { borrows, gains, loses, type Order, order, pays, raises, type Scene } from './order.ts'

/** Send, accuse, council, and purchases at the locations. */
export function florenceOrder(move: MoveOf<'send' | 'accuse' | 'council' | 'exchange' | 'pay'>, scene: Scene): Order {
  const { t } = scene
  switch (move.do) {
    case 'send':
      return send(move, scene)
    case 'accuse': {
      const { location, kind, floor } = move
      const words = { at: theLocation(location, t), member: memberText(kind, t), floor: floorText(floor, t) }
      return order(t('move.accuse', words), [...bribes(move, scene), ...raises(locations[location].sin, scene)])
    }
    case 'council':
      return order(council(move, scene), loses(-councilInfamy, scene))
    case 'exchange':
      return order(t('move.exchange', { florins: florinsText(move.n, t), drachmas: drachmasText(move.n, t) }))
    case 'pay': {
      const notes = [...pays({ drachmas: bonfirePrices[move.for] }, t), ...borrows(move.loans, scene)]
      return order(t(`move.pay.${move.for}`), notes)
    }
  }
}

/** R4.2. */
function bribes({ bribe: elsewhere, loans }: MoveOf<'send' | 'accuse'>, scene: Scene): string[] {
  if (!elsewhere) return []
  return [scene.t('note.bribe', { coins: drachmasText(bribe, scene.t) }), ...borrows(loans, scene)]
}

function send(move: MoveOf<'send'>, scene: Scene): Order {
  const { kind, location } = move
  const { t } = scene
  const text = t('move.send', { member: memberText(kind, t), to: toLocation(location, t) })
  const notes = [...bribes(move, scene), ...pays({ florins: feeOf(kind, location) }, t), ...brings(location, scene)]
  return order(text, notes)
}

/** R5.4-R5.6: immediate effects; the other locations ask. */
function brings(location: LocationId, { me, t }: Scene): string[] {
  switch (location) {
    case 'haystack':
      return me.reserve > 0 ? [t('note.urchin')] : []
    case 'banquet':
      return canBuild(me) ? [t('note.floor', { floor: floorText(me.tower.length, t) })] : []
    case 'bank':
      return gains({ florins: bankFlorins + guestsIn(me) }, t)
    default:
      return []
  }
}

/** R8.2. */
function council(move: MoveOf<'council'>, { t }: Scene): string {
  switch (move.option) {
    case 'home': {
      const { kind, from } = move
      const place = typeof from === 'number' ? floorText(from, t) : theLocation(from, t)
      return t('move.council.home', { member: memberText(kind, t), from: place })
    }
    case 'returnGuest':
      return t('move.council.guest', { guest: guestName(move.guest, t) })
    case 'returnBarrel':
      return t('move.council.barrel', { barrel: barrelName(move.barrel, t) })
  }
}
