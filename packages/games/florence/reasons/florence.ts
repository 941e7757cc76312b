import { type LocationId, locations, nobleFee } from '../box/locations.ts'
import type { Guest } from '../box/tower.ts'
import { canAccuseHere } from '../family/accuse.ts'
import { isHomeEmpty } from '../family/members.ts'
import { floorText, florinsText, guestName, theLocation } from '../names.ts'
import { floorOf } from '../tower/pieces.ts'
import { type Intent, type Moment, whyPressing } from './moment.ts'

/** R1.1, R4.1: Florence comes after Hell, and one action of it ends the turn. */
function whyNotYet(moment: Moment): string | null {
  return moment.frame.kind === 'hell' ? moment.t('why.first.hell') : whyPressing(moment)
}

/** R5.1, R5.2. */
export function whyNotSend(location: LocationId, moment: Moment): string | null {
  const { frame, me, t } = moment
  if (frame.kind !== 'florence') return whyNotYet(moment)
  if (isHomeEmpty(me)) return me.florence[location] ? whyNotAccuse(location, moment) : t('why.send.home')
  return t('why.send.fee', { at: theLocation(location, t), fee: florinsText(nobleFee, t) })
}

/** R6.1-R6.3. */
export function whyNotAccuse(location: LocationId, moment: Moment): string | null {
  const { frame, me, t } = moment
  if (frame.kind !== 'florence') return whyNotYet(moment)
  const at = theLocation(location, t)
  if (!me.florence[location]) return t('why.accuse.nobody', { at })
  const { access, sin } = locations[location]
  if (access === 'free') return t('why.accuse.tower')
  const guest = guestName(sin as Guest, t)
  const floor = floorOf(me, sin as Guest)
  if (floor < 0) return t('why.accuse.guest', { at, guest })
  return t('why.accuse.floor', { guest, floor: floorText(floor, t) })
}

/** R8.1. */
export function whyNotCouncil(moment: Moment): string | null {
  const { state, frame, seat, me, t } = moment
  if (frame.kind !== 'florence') return whyNotYet(moment)
  if (!isHomeEmpty(me)) return t('why.council.home')
  return t(canAccuseHere(state, seat) ? 'why.council.accuse' : 'why.council.bribe')
}

/** R5.1, R5.7, R6.1, R8.2: a noble or an urchin, wherever it is. */
export function whyNotMember({ at }: Extract<Intent, { kind: 'member' }>, moment: Moment): string | null {
  const { frame, t } = moment
  if (at === 'reserve') return t('why.member.reserve')
  if (frame.kind === 'courtyard' && frame.home && typeof at === 'number') return t('why.part.home')
  if (frame.kind === 'tower' && typeof at === 'number') return t('why.tower.same')
  const early = whyNotYet(moment)
  if (early) return early
  if (typeof at === 'number') return t('why.member.tower')
  if (at !== 'home') return whyNotAccuse(at, moment)
  return t('why.member.none')
}
