import { distance } from '../battle-board/places.ts'
import { areaOf, areaOfPlace, isOversized } from '../battle-board/standing.ts'
import type { Archetype, AreaId } from '../box/vocabulary.ts'
import { weaponOf } from '../champions/equipment.ts'
import { nodeOfPlace } from '../movement/ground.ts'
import type { FightingView } from '../state.ts'
import type { Strike } from './attacking.ts'
import type { Spot } from './walking.ts'

/** The places from which something might be struck; the staying place is always one of them. */
export function strikingSpots(state: FightingView, you: Archetype, all: readonly Spot[], strike: Strike): Spot[] {
  const proficiency = weaponOf(state, you)?.proficiency
  const { fight } = state
  const foes = Object.keys(fight.malefactors).filter(id => !fight.malefactors[id]!.defeated)
  const minions = Object.keys(fight.minions).flatMap(id => areaOf(state, id) ?? [])
  const isMelee = proficiency === 'melee' && strike.do === 'attack' && strike.range === undefined
  const nodes = new Set<string>()
  return all.filter(({ at, steps }) => {
    if (steps === 0 && at === fight.fighters[you].at) return true
    const area = areaOfPlace(fight, at)
    if (isMelee)
      return (
        !at.startsWith('top:') &&
        (minions.includes(area) || foes.some(id => isBeside(fight.malefactors[id]!.at, area, id)))
      )
    // At a distance the Space within an Area makes no difference.
    const node = nodeOfPlace(at)
    if (nodes.has(node)) return false
    nodes.add(node)
    return true
  })
}

const isBeside = (there: AreaId | null, area: AreaId, id: string): boolean =>
  there !== null && distance(there, area) <= (isOversized(id) ? 1 : 0)
