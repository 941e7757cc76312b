import { type Barrel, spacesPerFloor } from '../box/tower.ts'
import { barrelName, floorText, guestName } from '../names.ts'
import { floorOf, ownsBarrel } from '../tower/pieces.ts'
import { type Intent, type Moment, whyLater, whyPressing } from './moment.ts'

/** R5.11, R12.1: a guest in the Palace, or in the own tower. */
export function whyNotGuest({ guest, seat }: Extract<Intent, { kind: 'guest' }>, moment: Moment): string | null {
  const { frame, me, t } = moment
  if (seat !== undefined) return whyPressing(moment) ?? t('why.guest.tower')
  if (frame.kind !== 'palace') return whyLater('guest', moment)
  const name = { guest: guestName(guest, t) }
  return t(floorOf(me, guest) >= 0 ? 'why.guest.own' : 'why.guest.none', name)
}

/** R5.9, R5.10, R12.1: a barrel in the Market, or in the own tower. */
export function whyNotBarrel({ barrel, seat }: Extract<Intent, { kind: 'barrel' }>, moment: Moment): string | null {
  const { frame, me, t } = moment
  if (seat !== undefined) return whyNotPanel(barrel, moment)
  if (frame.kind !== 'market') return whyLater('barrel', moment)
  const name = { barrel: barrelName(barrel, t) }
  return t(ownsBarrel(me, barrel) ? 'why.barrel.own' : 'why.barrel.none', name)
}

/** R5.9. */
export function whyNotPanel(barrel: Barrel, moment: Moment): string {
  const { frame, me, t } = moment
  if (me.panel.includes(barrel)) return t('why.panel.there', { barrel: barrelName(barrel, t) })
  if (floorOf(me, barrel) < 0) return t('why.panel.none', { barrel: barrelName(barrel, t) })
  if (frame.kind === 'cityWall' && frame.stored) return t('why.part.stored')
  return whyLater('panel', moment)
}

/** 2.6, R6.3. */
export function whyNotFloor(floor: number, moment: Moment): string | null {
  const { me, moves, t } = moment
  const pieces = me.tower[floor]
  if (!pieces) return t('why.floor.unbuilt', { floor: floorText(floor, t) })
  // Moves that need a floor do not include this one: it is full, or it is not the guest's.
  const isLookedFor = moves.some(move => 'floor' in move || move.do === 'move')
  if (!isLookedFor) return whyPressing(moment) ?? t('why.floor.later')
  if (pieces.length === spacesPerFloor) return t('why.floor.full', { floor: floorText(floor, t) })
  return t('why.floor.guest')
}
