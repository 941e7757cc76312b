import type { Archetype } from '../box/vocabulary.ts'
import { afterwards } from '../reactions/news.ts'
import type { Ctx, FightingState } from '../state.ts'

/**
 * R12.10: up by a number of positions (down if it is negative), exchanging places with the Champion there. A new
 * Fiercest is announced before the frame on top goes on, so this must be the last action of a step.
 */
export function moveOnTrack(state: FightingState, id: Archetype, by: number, ctx: Ctx): void {
  const from = state.fight.track.indexOf(id)
  put(state, id, Math.min(3, Math.max(0, from - by)), ctx)
}

/** To the first or the last place; the others close up. Announced like any other change. */
export function toTrackEnd(state: FightingState, id: Archetype, end: 'top' | 'bottom', ctx: Ctx): void {
  put(state, id, end === 'top' ? 0 : 3, ctx)
}

/** Moving past others one by one and moving to an end give the same order. */
function put(state: FightingState, id: Archetype, at: number, ctx: Ctx): void {
  const { track } = state.fight
  const [first] = track
  const from = track.indexOf(id)
  if (from === at) return
  track.splice(from, 1)
  track.splice(at, 0, id)
  ctx.emit({ e: 'fiercenessChanged', track: [...track] })
  if (track[0] !== first) afterwards(state, 'fiercest-changed', track[0]!)
}
