import type { Place, SpaceId } from '../box/vocabulary.ts'
import { refNoun } from './references.ts'
import type { Voice } from './voice.ts'

/** A place to go to (3.4), after "to": "an Area within Range 2 of the target". */
export function placeText(voice: Voice, place: Place | SpaceId): string {
  const { t } = voice
  if (typeof place === 'string') return spaceText(voice, place)
  if ('centre' in place) return t('place.area', { area: 'C2' })
  if ('area' in place) return t('place.area', { area: place.area })
  if ('areaOf' in place && place.areaOf === 'you') return t('place.yours')
  if ('areaOf' in place) return t('place.areaOf', { who: refNoun(voice, place.areaOf).object })
  if ('spaceOf' in place) return t('place.spaceOf', { who: refNoun(voice, place.spaceOf).object })
  if ('space' in place) return spaceText(voice, place.space)
  const n = place.within
  if (n === 0 && place.of === 'you') return t('free' in place ? 'place.free.yours' : 'place.yours')
  if ('free' in place)
    return place.of ? t('place.free.of', { n, of: refNoun(voice, place.of).object }) : t('place.free', { n })
  const area = place.of ? t('place.within.of', { n, of: refNoun(voice, place.of).object }) : t('place.within', { n })
  return place.allow?.includes('pillar-top') ? t('place.alsoPillars', { place: area }) : area
}

/** "the south Space of C2". */
const spaceText = ({ t }: Voice, space: SpaceId): string =>
  t('place.space', { area: space.slice(0, 2), dir: space.slice(3) })
