import { areaOfSpace, areas, dirOf, distance, isArea, spacesOf } from '../battle-board/places.ts'
import { seen } from '../battle-board/seen.ts'
import {
  areaOf,
  areaOfPlace,
  besides,
  filledBy,
  freeSpaces,
  kindOf,
  levelOf,
  malefactorIn,
  pillarUnder,
  stairsIn,
  surface,
} from '../battle-board/standing.ts'
import type { AreaId, Dir, SpaceId } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { ShoveFrame } from '../frames.ts'
import type { Ctx, Fight, FightingState, FightingView, ObjectId, Standing } from '../state.ts'

/**
 * The landing places of an Object: a Central Space (by its Area), a Space or a top, two Spaces for a large Collapsed
 * Pillar.
 */
export type Spot = AreaId | Standing | Lying
type Lying = { at: SpaceId; lies: Dir }

export function areaOfSpot(fight: Fight, spot: Spot): AreaId {
  if (typeof spot !== 'string') return areaOfSpace(spot.at)
  return isArea(spot) ? spot : areaOfPlace(fight, spot)
}

/** The fitting Free places of an Area's surface for an Object (R8.1, R8.3); `own`: its present place counts as Free. */
export function spotsIn(state: FightingView, object: ObjectId, area: AreaId, own?: 'own'): Spot[] {
  const { fight } = state
  switch (kindOf(state, object)) {
    case 'malefactor':
      return malefactorIn(fight, area) === null ? [area] : []
    case 'spear':
      return [area]
    case 'stairs':
      return spacesWithoutStairs(fight, area)
    default:
      return liesOnTwo(fight, object) ? pairs(fight, area) : freeSpaces(fight, area, ...(own ? [object] : []))
  }
}

/** R10.6: Stairs may share a Space with anything except an OVERSIZED Malefactor (R9.13). */
export function spacesWithoutStairs(fight: Fight, area: AreaId): SpaceId[] {
  if (filledBy(fight, area) !== null) return []
  const taken = stairsIn(fight, area).map(id => fight.pieces[id]!.at)
  return spacesOf(area).filter(space => !taken.includes(space))
}

/** R8.3. */
export function liesOnTwo(fight: Fight, id: ObjectId): boolean {
  const piece = fight.pieces[id]
  return piece?.kind === 'pillar' && piece.size === 'large' && !piece.standing
}
function pairs(fight: Fight, area: AreaId): Lying[] {
  const free = freeSpaces(fight, area)
  return free.flatMap(at =>
    besides(at)
      .filter(space => free.includes(space))
      .map(space => ({ at, lies: dirOf(space) })),
  )
}

/** Puts an Object there; it is no longer HELD or ARRESTED. */
export function put(state: FightingState, id: ObjectId, spot: Spot, ctx: Ctx): void {
  const { fight } = state
  const [at, lies] = typeof spot === 'string' ? [spot, null] : [spot.at, spot.lies]
  const before = { ...leaving(fight, id), ...seen(fight, id, pillarUnder(at)) }
  letGo(fight, id)
  const piece = fight.pieces[id]
  if (isChampion(id)) fight.fighters[id].at = at as Standing
  else if (fight.malefactors[id]) fight.malefactors[id].at = at as AreaId
  else if (fight.minions[id]) fight.minions[id].at = at as SpaceId
  else if (piece?.kind === 'spear') piece.at = at as AreaId
  else if (piece) piece.at = at as SpaceId
  if (piece?.kind === 'pillar' && lies !== null) piece.lies = lies
  ctx.emit({ e: 'modelMoved', object: id, to: areaOfSpot(fight, spot), space: isArea(at) ? null : at, ...before })
}

/** The place that an Object leaves, for its event; nothing if it comes from nowhere. */
export function leaving(fight: Fight, id: ObjectId): { from?: string } {
  const from = isChampion(id)
    ? fight.fighters[id].at
    : (fight.malefactors[id] ?? fight.minions[id] ?? fight.pieces[id])?.at
  return from ? { from } : {}
}

/** Ends its being HELD or ARRESTED; the caller puts it somewhere. */
export function letGo(fight: Fight, id: ObjectId): void {
  for (const holder of Object.values(fight.malefactors)) holder.holding = holder.holding.filter(held => held !== id)
  if (isChampion(id)) {
    fight.fighters[id].heldBy = null
    fight.fighters[id].arrest = null
    return
  }
  const minion = fight.minions[id]
  if (minion) minion.heldBy = null
  const piece = fight.pieces[id]
  if (piece && piece.kind !== 'spear') delete piece.heldBy
}

/** The Level that a displaced Object comes from; null when Levels do not matter. */
export const levelBefore = (state: FightingState, { object, level }: ShoveFrame): number | null =>
  level === undefined ? levelOf(state, object) : level

/**
 * R10.6, R10.7: the landing places of an Object: at Range 0 or 1 on the same Level or lower, else at Range 2 and so on.
 * Areas to avoid, and then Levels, are disregarded only if nothing else is left.
 */
export function shoveSpots(state: FightingState, frame: ShoveFrame): Spot[] {
  const { object, avoid, first = [], back } = frame
  const preferred = first.flatMap(area => spotsIn(state, object, area))
  if (preferred.length > 0) return preferred
  const from = frame.from ?? areaOf(state, object)
  if (from === null) return []
  const level = levelBefore(state, frame)
  const near = (most: number, fits: (area: AreaId) => boolean) =>
    areas
      .filter(area => (most === 1 ? distance(from, area) <= 1 : distance(from, area) === most) && fits(area))
      .flatMap(area => spotsIn(state, object, area))
  const lowEnough = (area: AreaId) => level === null || surface(state.fight, area) <= level
  const allowed = (area: AreaId) => !avoid.includes(area)
  if (back !== undefined) {
    const beside = near(1, area => lowEnough(area) && allowed(area))
    return beside.length > 0 ? beside : [back]
  }
  for (const fits of [(area: AreaId) => lowEnough(area) && allowed(area), lowEnough, () => true]) {
    for (let most = 1; most <= farthest; most++) {
      const spots = near(most, fits)
      if (spots.length > 0) return spots
    }
  }
  return []
}
/** From corner to corner of the board. */
const farthest = 6
