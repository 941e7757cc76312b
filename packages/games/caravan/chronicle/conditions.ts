import { championCard } from '../box/index.ts'
import type { Archetype, Cond, Id } from '../box/vocabulary.ts'
import { holderOf } from '../campaign/treasures.ts'
import { compare } from '../numbers/compare.ts'
import { archetypes, type CaravanState, type CaravanView } from '../state.ts'

/** The level of the Champion card that counts (R2.4). */
export const championLevel = ({ champions }: Pick<CaravanState, 'champions'>, champion: Archetype): number =>
  championCard(champions[champion].cards.at(-1)!).level

/** R3.3: the Conds that do not name the battle board. Any other has no place in the Chronicle. */
export function campaignHolds(state: CaravanView, cond: Cond): boolean {
  const { caravan, champions, options, players } = state
  if ('flag' in cond) return caravan.flags[cond.flag] === true
  if ('hasTreasure' in cond) return holderOf(state, cond.hasTreasure) !== null
  if ('hasDiscovery' in cond) return caravan.discoveries.includes(cond.hasDiscovery)
  if ('hasPath' in cond) return caravan.paths.includes(cond.hasPath)
  if ('championLevel' in cond) {
    const [champion, op, n] = cond.championLevel
    return compare(championLevel(state, champion), op, n)
  }
  if ('championCard' in cond) return hasCard(state, cond.championCard)
  if ('players' in cond) return compare(players, ...cond.players)
  if ('isPlayer' in cond) return champions[cond.isPlayer].player
  if ('mode' in cond) return options.difficulty === cond.mode
  if ('and' in cond) return cond.and.every(each => campaignHolds(state, each))
  if ('or' in cond) return cond.or.some(each => campaignHolds(state, each))
  if ('not' in cond) return !campaignHolds(state, cond.not)
  throw new Error(`outside a Confrontation nobody can tell whether ${JSON.stringify(cond)}`)
}

const hasCard = ({ champions }: CaravanView, card: Id): boolean =>
  archetypes.some(champion => champions[champion].cards.includes(card))
