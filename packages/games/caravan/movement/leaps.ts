import { neighbours } from '../battle-board/places.ts'
import { areaOfPlace, freeSpaces, levelOfPlace, occupant, pillarUnder, surface } from '../battle-board/standing.ts'
import type { Archetype } from '../box/vocabulary.ts'
import type { FightingState, Standing } from '../state.ts'
import { topsIn } from './ground.ts'

/**
 * R11.12: where a Champion on top of a Pillar can LEAP to: tops of other Pillars and Free Spaces on Buildings at Range 0
 * or 1, at most one Level higher or lower. From the ground there is no LEAP (ruling 55).
 */
export function leaps({ fight }: FightingState, champion: Archetype): Standing[] {
  const { at } = fight.fighters[champion]
  if (at === null || pillarUnder(at) === null) return []
  const area = areaOfPlace(fight, at)
  const level = levelOfPlace(fight, at)
  return [area, ...neighbours(area)]
    .flatMap((each): Standing[] => [
      ...topsIn(fight, each).filter(top => occupant(fight, top) === null),
      ...(surface(fight, each) > 0 ? freeSpaces(fight, each) : []),
    ])
    .filter(place => Math.abs(levelOfPlace(fight, place) - level) <= 1)
}
