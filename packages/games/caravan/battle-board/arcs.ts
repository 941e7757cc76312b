import type { Dir, Id } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { FightingView, ObjectId } from '../state.ts'
import { dirOf, opposite, point, turned, vectors } from './places.ts'
import { areaOf, spaceOfObject } from './standing.ts'

export type Side = 'front' | 'back' | 'left' | 'right'

/**
 * R8.8: the arcs of a Malefactor that an Object lies in: one, or two for what stands on a Central Space on an exact
 * diagonal (there the Fiercest decides, ruling 104). What it HOLDS, and what shares its Central Space, is in front.
 */
export function arcsOf(state: FightingView, malefactor: Id, id: ObjectId): Dir[] {
  const { at, facing } = state.fight.malefactors[malefactor]!
  const there = pointOf(state, id)
  if (at === null || there === null || isHeldOrArrestedBy(state, malefactor, id)) return [facing]
  const [x, y] = point(at)
  const dx = there[0] - 3 * x
  const dy = there[1] - 3 * y
  if (dx === 0 && dy === 0) return [facing]
  const [ew, ns]: [Dir, Dir] = [dx > 0 ? 'E' : 'W', dy > 0 ? 'S' : 'N']
  const [across, along] = [Math.abs(dx), Math.abs(dy)]
  return across > along ? [ew] : across < along ? [ns] : [ns, ew]
}

/** The arc of what stands on a Space; on an exact diagonal, where nobody has decided, the northern or southern one. */
export const arcOf = (state: FightingView, malefactor: Id, id: ObjectId): Dir => arcsOf(state, malefactor, id)[0]!

/** R8.8: seen from the Malefactor; null for one that has no arcs: defeated (R7.8), or it FLEW AWAY. */
export function side(state: FightingView, malefactor: Id, id: ObjectId): Side | null {
  const { at, defeated, facing } = state.fight.malefactors[malefactor]!
  if (at === null || defeated) return null
  const arc = arcOf(state, malefactor, id)
  if (arc === facing) return 'front'
  if (arc === opposite(facing)) return 'back'
  return arc === turned(facing, 90) ? 'right' : 'left'
}

/** In thirds of an Area (2.3): a Space has its point one third from the centre. */
function pointOf(state: FightingView, id: ObjectId): readonly [number, number] | null {
  const area = areaOf(state, id)
  if (area === null) return null
  const [x, y] = point(area)
  const space = spaceOfObject(state.fight, arrester(state, id) ?? id)
  const [dx, dy] = space === null ? [0, 0] : vectors[dirOf(space)]
  return [3 * x + dx, 3 * y + dy]
}

const arrester = ({ fight }: FightingView, id: ObjectId): ObjectId | null =>
  isChampion(id) ? (fight.fighters[id].arrest?.by ?? null) : null

const isHeldOrArrestedBy = (state: FightingView, malefactor: Id, id: ObjectId): boolean =>
  state.fight.malefactors[malefactor]!.holding.includes(id) || arrester(state, id) === malefactor
