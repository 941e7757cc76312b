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

type Placed = Standee & { readonly area: AreaId }

function placed(
  id: ObjectId,
  kind: Standee['kind'],
  area: AreaId,
  spot: Spot,
  level: number,
  turn: Turn,
  bound = false,
): Placed {
  const depth = spot[0] + spot[1] + (kind === 'champion' && level % 1 === 0 ? 0.001 * level : 0)
  return { id, kind, area, spot, level, at: project(spot, level, turn), depth, bound }
}

function champion(view: FightingView, id: ObjectId, turn: Turn): Placed[] {
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

function malefactor(view: FightingView, id: ObjectId, turn: Turn): Placed[] {
  const { at, defeated } = view.fight.malefactors[id] ?? { at: null, defeated: true }
  if (at === null || (defeated && isOversized(id))) return []
  return [placed(id, 'malefactor', at, middle(at, turn), surface(view.fight, at), turn)]
}

function small(view: FightingView, id: ObjectId, kind: Standee['kind'], at: SpaceId | null, turn: Turn): Placed[] {
  if (at === null) return []
  const area = at.slice(0, 2) as AreaId
  return [placed(id, kind, area, footOf(at, turn), surface(view.fight, area), turn)]
}

function piece(view: FightingView, id: ObjectId, each: Piece, turn: Turn): Placed[] {
  if (each.at === null) return []
  if (each.kind === 'spear') {
    const spot = towards(middle(each.at, turn), 'S', 0.02, turn)
    return [placed(id, 'spear', each.at, spot, surface(view.fight, each.at), turn)]
  }
  const [own] = small(view, id, each.kind, each.at, turn)
  if (!own || each.kind !== 'pillar' || each.standing || each.lies === null) return own ? [own] : []
  // A large Pillar lies on two Spaces.
  const other = footOf(spaceOf(own.area, each.lies as Dir), turn)
  const spot: Spot = [(own.spot[0] + other[0]) / 2, (own.spot[1] + other[1]) / 2]
  return [placed(id, 'pillar', own.area, spot, own.level, turn)]
}
