import {
  type AreaId,
  areaOf,
  areas,
  type Dir,
  type FightingView,
  isChampion,
  isOversized,
  type ObjectId,
  type Piece,
  type SpaceId,
  spaceOf,
  surface,
  topLevel,
} from '@acheron/games/caravan/board.ts'
import { byDepth, footOf, middle, type Point, project, type Spot, type Turn, towards } from './iso.ts'

/** Somebody or something that stands in an Area, with where its foot is. */
export interface Standee {
  readonly id: ObjectId
  readonly kind: 'champion' | 'malefactor' | 'minion' | Piece['kind']
  readonly area: AreaId
  readonly spot: Spot
  readonly level: number
  readonly at: Point
  /** What is in front within its Area has the greater depth. */
  readonly depth: number
  /** It is HELD or ARRESTED: it hangs at whoever does it. */
  readonly bound: boolean
}

/** An Area with all that is on it, from the back to the front. */
export interface Ground {
  readonly area: AreaId
  readonly middle: Spot
  readonly level: number
  readonly standees: readonly Standee[]
}

/** Where in the order something is drawn: after an Area, and among what stands there by its depth. */
export interface Slot {
  readonly area: AreaId
  readonly depth: number
}

/** A part of the drawing. */
export type Drawn = { readonly ground: Ground } | { readonly standee: Standee }

/** Everything from the back to the front. Whoever travels is drawn where it is on its way, not where it will stand. */
export function inDepth(grounds: readonly Ground[], travellers: ReadonlyMap<ObjectId, Slot>): Drawn[] {
  const all = grounds.flatMap(({ standees }) => standees)
  return grounds.flatMap(ground => {
    const here = all
      .map(standee => ({ standee, slot: travellers.get(standee.id) ?? standee }))
      .filter(({ slot }) => slot.area === ground.area)
      .sort((a, b) => a.slot.depth - b.slot.depth)
    return [{ ground }, ...here.map(({ standee }) => ({ standee }))]
  })
}

/** The Level of each Area's surface. */
export const levelsOf = ({ fight }: FightingView): ReadonlyMap<AreaId, number> =>
  new Map(areas.map(area => [area, surface(fight, area)]))

/** Whether it is a Character, not a thing. */
export const isFigure = (kind: Standee['kind']): boolean =>
  kind === 'champion' || kind === 'malefactor' || kind === 'minion'

export function scene(view: FightingView, turn: Turn): Ground[] {
  const { fight } = view
  const standees = [
    ...fight.track.flatMap(id => champion(view, id, turn)),
    ...Object.keys(fight.malefactors).flatMap(id => malefactor(view, id, turn)),
    ...Object.keys(fight.minions).flatMap(id => small(view, id, 'minion', fight.minions[id]?.at ?? null, turn)),
    ...Object.entries(fight.pieces).flatMap(([id, each]) => piece(view, id, each, turn)),
  ]
  return areas
    .map(area => ({
      area,
      middle: middle(area, turn),
      level: surface(fight, area),
      standees: standees.filter(each => each.area === area).sort((a, b) => a.depth - b.depth),
    }))
    .sort((a, b) => byDepth(a.middle, b.middle))
}

function placed(
  id: ObjectId,
  kind: Standee['kind'],
  area: AreaId,
  spot: Spot,
  level: number,
  turn: Turn,
  bound = false,
): Standee {
  const depth = spot[0] + spot[1] + (kind === 'champion' && level % 1 === 0 ? 0.001 * level : 0)
  return { id, kind, area, spot, level, at: project(spot, level, turn), depth, bound }
}

function champion(view: FightingView, id: ObjectId, turn: Turn): Standee[] {
  const { fight } = view
  if (!isChampion(id)) return []
  const { at, heldBy } = fight.fighters[id]
  if (at !== null && !at.startsWith('top:')) return small(view, id, 'champion', at as SpaceId, turn)
  const area = areaOf(view, id)
  if (area === null) return []
  const pillar = at === null ? null : at.slice('top:'.length)
  const under = pillar === null ? null : fight.pieces[pillar]
  if (pillar !== null && under?.kind === 'pillar' && under.at) {
    const spot = footOf(under.at, turn)
    return [{ ...placed(id, 'champion', area, spot, topLevel(fight, pillar), turn), depth: spot[0] + spot[1] + 0.02 }]
  }
  // A HELD or ARRESTED Champion hangs before the middle of the Area, off the ground.
  const facing = heldBy === null ? 'S' : (fight.malefactors[heldBy]?.facing ?? 'S')
  const spot = towards(middle(area, turn), facing, 0.2, turn)
  const hung = placed(id, 'champion', area, spot, surface(fight, area) + 0.5, turn, true)
  return [{ ...hung, depth: hung.depth + 0.5 }]
}

function malefactor(view: FightingView, id: ObjectId, turn: Turn): Standee[] {
  const { at, defeated } = view.fight.malefactors[id] ?? { at: null, defeated: true }
  if (at === null || (defeated && isOversized(id))) return []
  return [placed(id, 'malefactor', at, middle(at, turn), surface(view.fight, at), turn)]
}

function small(view: FightingView, id: ObjectId, kind: Standee['kind'], at: SpaceId | null, turn: Turn): Standee[] {
  if (at === null) return []
  const area = at.slice(0, 2) as AreaId
  return [placed(id, kind, area, footOf(at, turn), surface(view.fight, area), turn)]
}

function piece(view: FightingView, id: ObjectId, each: Piece, turn: Turn): Standee[] {
  if (each.at === null) return []
  if (each.kind === 'spear') {
    const spot = towards(middle(each.at, turn), 'S', 0.02, turn)
    return [placed(id, 'spear', each.at, spot, surface(view.fight, each.at), turn)]
  }
  const [own] = small(view, id, each.kind, each.at, turn)
  // Whoever stands on the Space of Stairs stands before them.
  if (own && each.kind === 'stairs') return [{ ...own, depth: own.depth - 0.02 }]
  if (!own || each.kind !== 'pillar' || each.standing || each.lies === null) return own ? [own] : []
  // A large Pillar lies on two Spaces.
  const other = footOf(spaceOf(own.area, each.lies as Dir), turn)
  const spot: Spot = [(own.spot[0] + other[0]) / 2, (own.spot[1] + other[1]) / 2]
  return [placed(id, 'pillar', own.area, spot, own.level, turn)]
}
