import { areaOfSpace, areas, centre, distance } from '../battle-board/places.ts'
import { areaOf, spaceOfObject } from '../battle-board/standing.ts'
import type { AreaId, Decider, Place, Ref, SpaceId } from '../box/vocabulary.ts'
import { pointOf, type Reader } from '../cards/card.ts'
import { refId } from './references.ts'

/** 3.4: the Areas that a Place leaves to choose from; distances are measured from the card's owner if it names nobody. */
export function areasOf(reader: Reader, place: Place): AreaId[] {
  if ('area' in place) return [place.area]
  if ('centre' in place) return [centre]
  if ('areaOf' in place) return some(areaOfRef(reader, place.areaOf))
  if ('space' in place || 'spaceOf' in place) return some(spaceNamed(reader, place)).map(areaOfSpace)
  const from = areaOfRef(reader, place.of)
  return from === null ? [] : areas.filter(area => distance(area, from) <= place.within)
}

/** The one Space that a Place names, if it names one. */
export function spaceNamed(reader: Reader, place: Place): SpaceId | null {
  if ('space' in place) return place.space
  const id = 'spaceOf' in place ? refId(reader, place.spaceOf) : null
  return id === null ? null : spaceOfObject(reader.state.fight, id)
}

/** The decider, if a Place names one. */
export const deciderIn = (place: Place): Decider | undefined => ('by' in place ? place.by : undefined)

function areaOfRef(reader: Reader, ref: Ref | undefined): AreaId | null {
  const id = ref === undefined ? pointOf(reader.card) : refId(reader, ref)
  return id === null ? null : areaOf(reader.state, id)
}

const some = <T>(thing: T | null): T[] => (thing === null ? [] : [thing])
