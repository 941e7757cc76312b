import type { Json } from '@acheron/engine'
import { beyond, distance, isArea } from '../battle-board/places.ts'
import { areaOf } from '../battle-board/standing.ts'
import type { AreaId } from '../box/vocabulary.ts'
import { fiercest } from '../champions/deciders.ts'
import type { FightingView, ObjectId } from '../state.ts'

/** A Malefactor is best led over Traps and into Palisades, and past as few Champions as can be. */
export function routeWorth({ fight }: FightingView, mover: ObjectId, route: Json): number {
  if (!Array.isArray(route)) return 0
  let worth = 0
  for (const step of route) {
    const area = String(step)
    if (!isArea(area)) continue
    if (mover in fight.malefactors && fight.traps[area]) worth += 1
    for (const id in fight.pieces) {
      const piece = fight.pieces[id]!
      if (piece.kind === 'palisade' && piece.at?.startsWith(area)) worth += 0.3
    }
    worth -= 0.1 * fight.track.filter(id => fight.fighters[id].at?.startsWith(area)).length
  }
  return worth
}

/** Traps lie where a Malefactor is going to step: beside it, ahead of it, between it and the Fiercest. */
export function trapWorth(state: FightingView, option: Json): number {
  const area = String(option)
  if (!isArea(area)) return 0
  const { fight } = state
  const wanted = areaOf(state, fiercest(state))
  let worth = 0
  for (const { at, defeated, facing } of Object.values(fight.malefactors)) {
    if (at === null || defeated) continue
    const far = distance(at, area)
    worth += far === 1 ? 1 : far === 2 ? 0.4 : 0
    if (beyond(at, facing) === area) worth += 0.5
    if (wanted !== null && far + distance(area, wanted) === distance(at, wanted)) worth += 1
  }
  return worth
}

/** Pieces that hinder Malefactors belong near them. */
export function pieceWorth({ fight }: FightingView, option: Json): number {
  const area = String(option).slice(0, 2)
  if (!isArea(area)) return 0
  const far = Object.values(fight.malefactors).map(({ at }) => (at === null ? 9 : distance(at as AreaId, area)))
  return -Math.min(9, ...far)
}
