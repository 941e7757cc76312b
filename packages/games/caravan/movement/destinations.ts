import { areaOf, kindOf, occupant, surface } from '../battle-board/standing.ts'
import type { Landing, Place } from '../box/vocabulary.ts'
import type { Reader } from '../cards/card.ts'
import { type Spot, spotsIn } from '../displacement/landing.ts'
import { areasOf, spaceNamed } from '../selectors/places.ts'
import type { ObjectId } from '../state.ts'
import { topsIn } from './ground.ts'

/**
 * 3.4: the destinations of an Object by ADVANCE or a reposition: a Malefactor goes into any of the Areas, SHOVING
 * another; all others go to Free places; only Champions go onto Pillars, where the Place allows it.
 */
export function placesFor(reader: Reader, id: ObjectId, place: Place): Spot[] {
  const { state } = reader
  const { fight } = state
  const kind = kindOf(state, id)
  const areas = areasOf(reader, place)
  if (kind === 'malefactor') return areas.filter(area => area !== areaOf(state, id))
  const named = spaceNamed(reader, place)
  if (named !== null) return occupant(fight, named) === null ? [named] : []
  const allow: readonly Landing[] = ('allow' in place && place.allow) || ['area', 'building-top']
  return areas.flatMap(area => [
    ...(allow.includes(surface(fight, area) > 0 ? 'building-top' : 'area') ? spotsIn(state, id, area) : []),
    ...(kind === 'champion' && allow.includes('pillar-top')
      ? topsIn(fight, area).filter(top => occupant(fight, top) === null)
      : []),
  ])
}
