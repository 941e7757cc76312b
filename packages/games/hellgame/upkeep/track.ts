import { numbers } from '../box/numbers.ts'
import type { Ctx, TrackCause } from '../events.ts'
import type { HellgameState } from '../state.ts'

const { slots, shortest, longest } = numbers.track

/** R2.2, R2.4: whether the token can be moved by that many slots. */
export const canShift = ({ track }: Pick<HellgameState, 'track'>, by: number): boolean =>
  track.slot + by >= 1 && track.slot + by <= slots

/** R2.3, R2.4: whether the length can be changed by that much. */
export const canChangeLength = ({ track }: Pick<HellgameState, 'track'>, by: number): boolean =>
  track.length + by >= shortest && track.length + by <= longest

/** Puts the token on a slot. Arriving at the eclipse's slot ends it, for whatever reason the token moves (R2.5). */
export function moveToken({ track }: HellgameState, to: number, by: TrackCause, ctx: Ctx): void {
  const from = track.slot
  if (from === to) return
  track.slot = to
  ctx.emit({ e: 'tokenMoved', from, to, by })
  if (track.eclipse !== to) return
  track.eclipse = null
  ctx.emit({ e: 'eclipseEnded', slot: to })
}

/** R2.3: neither moves the token nor causes an upkeep. The marker slides along; that is no arrival (R2.5). */
export function changeLength({ track }: HellgameState, change: number, by: TrackCause, ctx: Ctx): void {
  const from = track.length
  track.length += change
  ctx.emit({ e: 'lengthChanged', from, to: track.length, by })
  if (track.eclipse === null || track.eclipse <= track.length) return
  ctx.emit({ e: 'eclipseSlid', from: track.eclipse, to: track.length })
  track.eclipse = track.length
}

/** R2.5: no portals, waylings or Flux until the token comes back here. */
export function beginEclipse({ track }: HellgameState, ctx: Ctx): void {
  track.eclipse = Math.min(track.slot, track.length)
  ctx.emit({ e: 'eclipseBegan', slot: track.eclipse })
}
