import { cannot } from '../abilities/modifiers.ts'
import { minionType } from '../box/index.ts'
import type { Archetype, AreaId, Id } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { FightingView, ObjectId, Standing } from '../state.ts'
import { areaOfSpace, dirOf, distance, opposite, spaceOf, towards } from './places.ts'
import { areaOf, buildingArea, isOversized, malefactorsInOrder, pillarUnder, surface } from './standing.ts'

/** R8.4: the Malefactors that a Champion is Engaged in Combat with. */
export function engagedWith(state: FightingView, champion: Archetype): Id[] {
  const { fight } = state
  const { at, heldBy } = fight.fighters[champion]
  const standing = malefactorsInOrder(fight).filter(id => !fight.malefactors[id]!.defeated)
  if (at === null) return standing.filter(id => id === heldBy)
  if (pillarUnder(at) !== null) return []
  const area = areaOf(state, champion)!
  return standing.filter(id => {
    const there = fight.malefactors[id]!.at
    return there !== null && distance(there, area) <= (isOversized(id) ? 1 : 0)
  })
}

/** R8.4: with a Malefactor, or with Minions of a type that Engages. */
export const isEngaged = (state: FightingView, champion: Archetype): boolean =>
  engagedWith(state, champion).length > 0 || engagingMinions(state, champion).length > 0

export function engagingMinions({ fight }: FightingView, champion: Archetype): ObjectId[] {
  const { at } = fight.fighters[champion]
  if (at === null || pillarUnder(at) !== null) return []
  const area = at.slice(0, 2)
  return Object.keys(fight.minions).filter(id => {
    const minion = fight.minions[id]!
    return minion.at !== null && areaOfSpace(minion.at) === area && minionType(minion.type).engages === true
  })
}

/**
 * R8.5: in the same Area at any Level. An OVERSIZED Malefactor has nobody in its Area: for it, and for Champions seen
 * from them, the Areas beside it count.
 */
export function here(state: FightingView, source: ObjectId, id: ObjectId): boolean {
  const from = groundedIn(state, source)
  const to = groundedIn(state, id)
  if (from === null || to === null) return source === id
  return distance(from, to) <= (isOversizedHere(state, source) || isOversizedHere(state, id) ? 1 : 0)
}
/** R10.10: HELD and ARRESTED Champions are in no Area, though a HELD one measures from its holder's. */
const groundedIn = (state: FightingView, id: ObjectId): AreaId | null =>
  isChampion(id) && state.fight.fighters[id].at === null ? null : areaOf(state, id)
const isOversizedHere = ({ fight }: FightingView, id: ObjectId): boolean =>
  fight.malefactors[id] !== undefined && isOversized(id)

/** R8.11. */
export function flanks(state: FightingView, attacker: Archetype, malefactor: Id): boolean {
  return state.fight.track.some(other => other !== attacker && isAcross(state, attacker, other, malefactor))
}

/** The position with a Champion at another place. */
function asAt(state: FightingView, champion: Archetype, at: Standing): FightingView {
  const { fight } = state
  const fighters = { ...fight.fighters, [champion]: { ...fight.fighters[champion], at } }
  return { ...state, fight: { ...fight, fighters } }
}

/** The Malefactors that a Champion would be Engaged with at a place. */
export const engagedFrom = (state: FightingView, champion: Archetype, at: Standing): Id[] =>
  engagedWith(asAt(state, champion, at), champion)

/** The Malefactors that a Champion would FLANK from a place, each with a Champion across. */
export function flanksFrom(state: FightingView, champion: Archetype, at: Standing): { foe: Id; by: Archetype }[] {
  const there = asAt(state, champion, at)
  const { track } = state.fight
  return engagedWith(there, champion).flatMap(foe => {
    const by = track.find(other => other !== champion && isAcross(there, champion, other, foe))
    return by ? [{ foe, by }] : []
  })
}

function isAcross(state: FightingView, one: Archetype, other: Archetype, malefactor: Id): boolean {
  const place = flankPlace(state, one, malefactor)
  if (place === null) return false
  const across = `${place.slice(0, -1)}${opposite(dirOf(place))}`
  return flankPlace(state, other, malefactor) === across
}

/** The Space around the Malefactor; of an OVERSIZED one each Area beside it counts as one, named like its own Space. */
function flankPlace(state: FightingView, champion: Archetype, malefactor: Id) {
  const { at } = state.fight.fighters[champion]
  const centre = state.fight.malefactors[malefactor]?.at
  if (!at || !centre || !engagedWith(state, champion).includes(malefactor)) return null
  const dir = isOversized(malefactor) ? towards(centre, areaOf(state, champion)!) : dirOf(at as `${typeof centre}.N`)
  return dir && spaceOf(centre, dir)
}

/**
 * R8.6: whether a card may select it. Never Champions that are HELD or ARRESTED, nor what is off the board; flown
 * Malefactors are reached by Malefactors' cards only, and `be-targeted` protects from these.
 */
export function selectable(state: FightingView, id: ObjectId, by: 'champion' | 'malefactor'): boolean {
  const { fight } = state
  if (by === 'malefactor' && cannot(state, id, 'be-targeted')) return false
  if (isChampion(id)) return fight.fighters[id].at !== null
  if (fight.malefactors[id]) return by === 'malefactor' || fight.malefactors[id].at !== null
  const building = buildingArea(id)
  if (building) return surface(fight, building) > 0
  return (fight.minions[id] ?? fight.pieces[id])?.at != null
}
