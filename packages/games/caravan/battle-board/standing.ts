import { malefactor } from '../box/index.ts'
import type { Archetype, AreaId, Id, SpaceId } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Fight, FightingView, ObjectId, Piece, Standing } from '../state.ts'
import { areaOfSpace, dirOf, dirs, distance, isArea, spaceOf, spacesOf, turned } from './places.ts'

export type ObjectKind =
  | 'champion'
  | 'malefactor'
  | 'minion'
  | 'ark'
  | 'palisade'
  | 'pillar'
  | 'stairs'
  | 'custom'
  | 'spear'
  | 'building'

type Pillar = Extract<Piece, { kind: 'pillar' }>

export const buildingId = (area: AreaId): ObjectId => `building:${area}`
/** The Area of a Building's name; null if it is no Building's. */
export function buildingArea(id: ObjectId): AreaId | null {
  const area = id.startsWith('building:') ? id.slice('building:'.length) : ''
  return isArea(area) ? area : null
}

export function kindOf({ fight }: FightingView, id: ObjectId): ObjectKind | null {
  if (isChampion(id)) return 'champion'
  if (fight.malefactors[id]) return 'malefactor'
  if (fight.minions[id]) return 'minion'
  return fight.pieces[id]?.kind ?? (buildingArea(id) ? 'building' : null)
}

/** R9.13: it fills its whole Area. */
export const isOversized = (id: Id): boolean => malefactor(id).size === 'oversized'

export const pillarOf = (fight: Fight, id: ObjectId): Pillar | null => {
  const piece = fight.pieces[id]
  return piece?.kind === 'pillar' ? piece : null
}
/** The Pillar whose top it is. */
export const pillarUnder = (place: Standing | AreaId): ObjectId | null =>
  place.startsWith('top:') ? place.slice('top:'.length) : null
export const topOf = (pillar: ObjectId): `top:${ObjectId}` => `top:${pillar}`

/** The Space of a surface; of the top of a Pillar the Pillar's own. */
export function spaceUnder(fight: Fight, place: Standing): SpaceId {
  const id = pillarUnder(place)
  if (id === null) return place as SpaceId
  const space = pillarOf(fight, id)?.at
  if (!space) throw new Error(`there is no Pillar '${id}' to stand on`)
  return space
}
export const areaOfPlace = (fight: Fight, place: Standing): AreaId => areaOfSpace(spaceUnder(fight, place))

/** R8.2: Building layers. */
export const surface = (fight: Fight, area: AreaId): number => fight.buildings[area] ?? 0

/** R8.2: the Level of the top of a Standing Pillar. */
export function topLevel(fight: Fight, pillarId: ObjectId): number {
  const pillar = pillarOf(fight, pillarId)
  const base = pillar?.at ? surface(fight, areaOfSpace(pillar.at)) : 0
  return base + (pillar?.size === 'large' ? 2 : 1)
}
export const levelOfPlace = (fight: Fight, place: Standing): number => {
  const pillar = pillarUnder(place)
  return pillar === null ? surface(fight, areaOfSpace(place as SpaceId)) : topLevel(fight, pillar)
}

/** Who stands on the top of a Pillar. */
export const onTop = (fight: Fight, pillarId: ObjectId): Archetype | null =>
  fight.track.find(champion => fight.fighters[champion].at === topOf(pillarId)) ?? null

/** R8.3: a Collapsed large Pillar lies on two neighbouring Spaces. */
export function spacesOfPiece(piece: Piece): SpaceId[] {
  if (!piece.at || piece.kind === 'spear') return []
  if (piece.kind !== 'pillar' || piece.standing || piece.lies === null) return [piece.at]
  return [piece.at, spaceOf(areaOfSpace(piece.at), piece.lies)]
}

/** The two Spaces beside a Space of the same Area. */
export const besides = (space: SpaceId): SpaceId[] =>
  ([90, 270] as const).map(deg => spaceOf(areaOfSpace(space), turned(dirOf(space), deg)))

/** R8.1: the occupant of the place, except one that is leaving it; an OVERSIZED Malefactor takes up its whole Area. */
export function occupant(fight: Fight, place: Standing, except?: ObjectId): ObjectId | null {
  const champion = fight.track.find(each => each !== except && fight.fighters[each].at === place)
  if (champion) return champion
  if (pillarUnder(place) !== null) return null
  const space = place as SpaceId
  for (const id in fight.minions) if (id !== except && fight.minions[id]!.at === space) return id
  for (const id in fight.pieces) {
    const piece = fight.pieces[id]!
    if (id !== except && piece.kind !== 'stairs' && spacesOfPiece(piece).includes(space)) return id
  }
  return filledBy(fight, areaOfSpace(space), except)
}

/** Free Spaces of an Area's surface, clockwise from the north, including that of the one that is leaving it. */
export function freeSpaces(fight: Fight, area: AreaId, except?: ObjectId): SpaceId[] {
  if (filledBy(fight, area, except) !== null) return []
  const taken: Standing[] = []
  const take = (id: ObjectId, at: Standing | null) => {
    if (at !== null && id !== except && at.startsWith(area)) taken.push(at)
  }
  for (const id of fight.track) take(id, fight.fighters[id].at)
  for (const id in fight.minions) take(id, fight.minions[id]!.at)
  for (const id in fight.pieces) {
    const piece = fight.pieces[id]!
    if (piece.kind === 'stairs' || !piece.at?.startsWith(area)) continue
    for (const space of spacesOfPiece(piece)) take(id, space)
  }
  return spacesOf(area).filter(space => !taken.includes(space))
}

/** The Malefactor on the Central Space, except one that is stepping in or leaving. */
export function malefactorIn(fight: Fight, area: AreaId, except?: ObjectId): Id | null {
  for (const id in fight.malefactors) if (id !== except && fight.malefactors[id]!.at === area) return id
  return null
}

/** R9.4: the OVERSIZED Malefactor that fills the Area. */
export function filledBy(fight: Fight, area: AreaId, except?: ObjectId): Id | null {
  const id = malefactorIn(fight, area, except)
  return id !== null && isOversized(id) ? id : null
}

/** In the order of their trays. */
export function malefactorsInOrder(fight: Fight): Id[] {
  const ids = Object.keys(fight.malefactors)
  if (ids.length < 2) return ids
  const trays = new Map<Id, string>()
  for (const deck in fight.decks) {
    const { owner, tray } = fight.decks[deck]!
    if (owner !== null && tray < (trays.get(owner) ?? noTray)) trays.set(owner, tray)
  }
  const order = (id: Id) => (trays.get(id) ?? noTray).charCodeAt(0)
  return ids.sort((a, b) => order(a) - order(b))
}
/** After all trays. */
const noTray = 'Z'

/** Any Object's Area. Null: off the board. */
export function areaOf(state: FightingView, id: ObjectId): AreaId | null {
  const { fight } = state
  if (isChampion(id)) {
    const { at, heldBy, arrest } = fight.fighters[id]
    if (at !== null) return areaOfPlace(fight, at)
    if (heldBy !== null) return fight.malefactors[heldBy]?.at ?? null
    return arrest ? areaOf(state, arrest.by) : null
  }
  const found = fight.malefactors[id]
  if (found) return found.at
  const at = spaceOfObject(fight, id)
  if (at) return areaOfSpace(at)
  const piece = fight.pieces[id]
  if (piece?.kind === 'spear') return piece.at
  const area = buildingArea(id)
  return area && surface(fight, area) > 0 ? area : null
}

/** The Space that a Small Character or piece is on (of the top of a Pillar: the Pillar's). */
export function spaceOfObject(fight: Fight, id: ObjectId): SpaceId | null {
  if (isChampion(id)) {
    const { at } = fight.fighters[id]
    return at === null ? null : spaceUnder(fight, at)
  }
  const piece = fight.pieces[id]
  return fight.minions[id]?.at ?? (piece && piece.kind !== 'spear' ? piece.at : null)
}

/** R8.2: an Object on Stairs is on the Level of the surface; a HELD Champion on its holder's. */
export function levelOf(state: FightingView, id: ObjectId): number {
  const { fight } = state
  const at = isChampion(id) ? fight.fighters[id].at : null
  if (at !== null) return levelOfPlace(fight, at)
  const area = areaOf(state, id)
  return area === null ? 0 : surface(fight, area)
}

/** R8.7: Levels ignored; null when one of them is off the board, except for a flown holder and its HELD Object. */
export function range(state: FightingView, a: ObjectId | AreaId, b: ObjectId | AreaId): number | null {
  const from = isArea(a) ? a : areaOf(state, a)
  const to = isArea(b) ? b : areaOf(state, b)
  if (from !== null && to !== null) return distance(from, to)
  return a === b || holds(state, a, b) || holds(state, b, a) ? 0 : null
}
const holds = ({ fight }: FightingView, holder: string, id: string): boolean =>
  fight.malefactors[holder]?.holding.includes(id) ?? false

/**
 * Characters and Furniture of an Area, tops of Pillars included, in the order of R9.13: Champions by Fierceness,
 * Malefactors by tray, Minions and pieces clockwise. Stairs are no Objects (R11.19).
 */
export function objectsIn(fight: Fight, area: AreaId): ObjectId[] {
  const bySpace = (at: (id: ObjectId) => SpaceId | null) => (a: ObjectId, b: ObjectId) =>
    place(at(a)) - place(at(b)) || a.localeCompare(b)
  const inArea = (at: SpaceId | null) => at !== null && areaOfSpace(at) === area
  const spaceOfThis = (id: ObjectId) => spaceOfObject(fight, id)
  const champions = fight.track.filter(id => inArea(spaceOfObject(fight, id)))
  const malefactors = malefactorsInOrder(fight).filter(id => fight.malefactors[id]!.at === area)
  const minions = Object.keys(fight.minions).filter(id => inArea(fight.minions[id]!.at))
  const pieces = Object.keys(fight.pieces).filter(id => {
    const piece = fight.pieces[id]!
    if (piece.kind === 'spear') return piece.at === area
    return piece.kind !== 'stairs' && inArea(piece.at)
  })
  return [...champions, ...malefactors, ...minions.sort(bySpace(spaceOfThis)), ...pieces.sort(bySpace(spaceOfThis))]
}
const place = (space: SpaceId | null): number => (space === null ? dirs.length : dirs.indexOf(dirOf(space)))

/** R11.6: the Stairs of an Area. */
export const stairsIn = (fight: Fight, area: AreaId): ObjectId[] =>
  Object.keys(fight.pieces)
    .filter(id => {
      const piece = fight.pieces[id]!
      return piece.kind === 'stairs' && piece.at !== null && areaOfSpace(piece.at) === area
    })
    .sort()
