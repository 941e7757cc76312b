import { isArea } from '../battle-board/places.ts'
import { thingOf } from '../battle-board/seen.ts'
import { buildingArea } from '../battle-board/standing.ts'
import { confrontations, malefactors } from '../box/index.ts'
import { championName, idName, nameOf } from '../box/names.ts'
import type { SpaceId } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Thing } from '../events.ts'
import type { CaravanView, ObjectId } from '../state.ts'
import { inside } from './prose.ts'
import type { T } from './words.ts'

/** The facts of a Minion or a piece: a view has the present ones, an event those of its time. */
export type Known = (id: ObjectId) => Thing | null

export const knownIn =
  ({ fight }: Pick<CaravanView, 'fight'>): Known =>
  id =>
    fight && thingOf(fight, id)

/** A Character, a piece or a Building in a sentence: "Minos", "the Pillar at C2 north", "the Building in C2". */
export const objectName = (view: Pick<CaravanView, 'fight'>, id: ObjectId, t: T): string =>
  thingName(knownIn(view), id, t)

export function thingName(known: Known, id: ObjectId, t: T): string {
  if (isChampion(id)) return championName(t, id)
  if (isMalefactor(id)) return inside(idName(t, id))
  const area = buildingArea(id)
  if (area) return t('object.building', { area })
  const thing = known(id)
  const name = nameAlone(id, thing, t)
  return thing?.at && !customIds.has(id) ? t('object.at', { name, place: placeName(known, thing.at, t) }) : name
}

export const isMalefactor = (id: ObjectId): boolean => malefactors.some(each => each.id === id)

/** The pieces of a Confrontation that have names of their own. */
const customIds = new Set(confrontations.flatMap(({ map }) => (map.custom ?? []).map(({ id }) => id)))

function nameAlone(id: ObjectId, thing: Thing | null, t: T): string {
  if (thing && 'minion' in thing) return nameOf(t, 'minion', thing.minion)
  if (customIds.has(id)) return inside(nameOf(t, 'piece', id))
  const kind = thing?.piece ?? kindInId(id)
  return t(`kind.${kind === 'custom' ? 'custom-furniture' : kind}`, { form: 'the', adj: '' })
}

/** The id of a piece that has left the board still names its kind ("ark-1"). */
function kindInId(id: ObjectId) {
  const kinds = ['ark', 'palisade', 'stairs', 'spear', 'minion'] as const
  return kinds.find(kind => id.startsWith(kind)) ?? 'pillar'
}

/** An Area, a Space or the top of a Pillar: "C2", "C2 north", "the top of the Pillar at C2 north". */
export function placeName(known: Known, place: string, t: T): string {
  if (place.startsWith('top:')) return t('place.top', { pillar: thingName(known, place.slice(4), t) })
  return isArea(place) ? place : spaceName(place as SpaceId, t)
}

/** A place as a view knows it. */
export const placeIn = (view: Pick<CaravanView, 'fight'>, place: string, t: T): string =>
  placeName(knownIn(view), place, t)

const spaceName = (space: SpaceId, t: T): string => t('space.named', { area: space.slice(0, 2), dir: space.slice(3) })

/** An Area, a Space or the top of a Pillar. */
export const isPlace = (option: string): boolean => isArea(option.slice(0, 2)) || option.startsWith('top:')
