import type { Feature, Seat } from '@acheron/engine'
import { type Sin, sins } from '../box/sins.ts'
import type { FlorenceState } from '../state.ts'
import { guestsIn, ownedBarrels } from '../tower/pieces.ts'
import { seatOf } from '../turn/seats.ts'
import { levelValue } from './diplomas.ts'

/** What players speak of, in infamy: their own things, the lead on each track, each rival's infamy. */
export type OwnFeature =
  | 'infamy'
  | 'drachmas'
  | 'florins'
  | 'skulls'
  | 'ready'
  | 'placed'
  | 'discs'
  | 'guests'
  | 'barrels'
  | 'cards'
  | 'loans'
  | 'halves'
export type TrackFeature = 'lead' | 'diploma'
export type RivalFeature = 'rivalInfamy'

const worths: Readonly<Record<OwnFeature, number>> = {
  infamy: 1,
  drachmas: 1.3,
  florins: 0.9,
  skulls: 1.2,
  ready: 1.3,
  placed: 1.2,
  discs: 1.8,
  guests: 2,
  barrels: 2,
  cards: 2,
  loans: -3,
  halves: 2,
}
/** What leading on a track is worth of its diploma, before it is awarded. */
const leading = 0.4
/** What a rival's loss is worth beside one's own gain. */
const share = 0.4

export function features(state: FlorenceState, seat: Seat): Feature[] {
  const me = seatOf(state, seat)
  const there = Object.values(me.florence)
  const amounts: Readonly<Record<OwnFeature, number>> = {
    infamy: me.infamy,
    drachmas: me.drachmas,
    florins: me.florins,
    skulls: sins.reduce((sum, sin) => sum + me.skulls[sin], 0),
    ready: me.home.noble + me.home.urchin,
    placed: there.reduce((sum, { noble, urchin }) => sum + noble + urchin, 0),
    discs: me.discs.length,
    guests: guestsIn(me),
    barrels: ownedBarrels(me),
    cards: me.hand.length,
    loans: me.boat,
    halves: me.halfDiplomas,
  }
  const own = (Object.keys(worths) as OwnFeature[]).map(id => ({ id, amount: amounts[id], worth: worths[id] }))
  const tracks = sins.flatMap(of => {
    const points = levelValue(state, of) * Math.max(1, me.skulls[of])
    const has = Number(me.diplomas.includes(of))
    return [
      { id: 'lead', of, amount: has ? 0 : Number(leads(state, seat, of)), worth: points * leading },
      { id: 'diploma', of, amount: has, worth: points },
    ]
  })
  const rivals = Array.from({ length: state.players }, (_, of) => of).flatMap(of =>
    of === seat ? [] : [{ id: 'rivalInfamy', of, amount: seatOf(state, of).infamy, worth: -share }],
  )
  return [...own, ...tracks, ...rivals]
}

/** Whether no other skull stands as high; a tie is enough (R7.3). */
function leads(state: FlorenceState, seat: Seat, sin: Sin): boolean {
  const level = seatOf(state, seat).skulls[sin]
  for (let other = 0; other < state.players; other++)
    if (other !== seat && seatOf(state, other).skulls[sin] > level) return false
  return level > 0
}
