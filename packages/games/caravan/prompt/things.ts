import type { View } from '@acheron/engine'
import { isArea } from '../battle-board/places.ts'
import { buildingArea } from '../battle-board/standing.ts'
import { confrontations, malefactors } from '../box/index.ts'
import type { SpaceId } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import { championName, idName, nameOf } from '../names.ts'
import type { CaravanState, ObjectId } from '../state.ts'
import { inside } from '../texts/prose.ts'
import type { T } from '../texts/words.ts'

/** A Character, a piece or a Building in a sentence: "Minos", "the Pillar at C2 north", "the Building in C2". */
export function objectName(view: View<CaravanState>, id: ObjectId, t: T): string {
  if (isChampion(id)) return championName(t, id)
  if (malefactors.some(each => each.id === id)) return inside(idName(t, id))
  const area = buildingArea(id)
  if (area) return t('object.building', { area })
  const minion = view.fight?.minions[id]
  if (minion) {
    const name = nameOf(t, 'minion', minion.type)
    return minion.at ? t('object.at', { name, place: placeName(view, minion.at, t) }) : name
  }
  return pieceName(view, id, t)
}

/** The pieces of a Confrontation that have names of their own. */
const customIds = new Set(confrontations.flatMap(({ map }) => (map.custom ?? []).map(({ id }) => id)))

function pieceName(view: View<CaravanState>, id: ObjectId, t: T): string {
  if (customIds.has(id)) return inside(nameOf(t, 'piece', id))
  const piece = view.fight?.pieces[id]
  const kind = piece?.kind ?? kindInId(id)
  const name = t(`kind.${kind === 'custom' ? 'custom-furniture' : kind}`, { form: 'the', adj: '' })
  return piece?.at ? t('object.at', { name, place: placeName(view, piece.at, t) }) : name
}

/** A piece that is not on the board any more still has its kind in its name ("ark-1"). */
function kindInId(id: ObjectId) {
  const kinds = ['ark', 'palisade', 'stairs', 'spear', 'minion'] as const
  return kinds.find(kind => id.startsWith(kind)) ?? 'pillar'
}

/** An Area, a Space or the top of a Pillar: "C2", "C2 north", "the top of the Pillar at C2 north". */
export function placeName(view: View<CaravanState>, place: string, t: T): string {
  if (place.startsWith('top:')) return t('place.top', { pillar: pieceName(view, place.slice(4), t) })
  return isArea(place) ? place : spaceName(place as SpaceId, t)
}

export const spaceName = (space: SpaceId, t: T): string =>
  t('space.named', { area: space.slice(0, 2), dir: space.slice(3) })

/** "to the top of the Pillar", "to C2". */
export const isPlace = (option: string): boolean => isArea(option.slice(0, 2)) || option.startsWith('top:')
