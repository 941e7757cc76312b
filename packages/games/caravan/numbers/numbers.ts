import { range } from '../battle-board/standing.ts'
import type { Num } from '../box/vocabulary.ts'
import type { Reader } from '../cards/card.ts'
import { weaponOf, weaponRange } from '../champions/equipment.ts'
import { candidates } from '../selectors/candidates.ts'
import { refId } from '../selectors/references.ts'
import { statOf } from './stats.ts'

/** 4: a number of a card, as things stand. */
export function num(reader: Reader, n: Num): number {
  if (typeof n === 'number') return n
  const { state, card } = reader
  if ('count' in n) return candidates(reader, n.count).length
  if ('stat' in n) {
    const id = refId(reader, n.of)
    return id === null ? 0 : statOf(reader, n.stat, id)
  }
  if ('distance' in n) {
    const [a, b] = n.distance.map(ref => refId(reader, ref))
    return a && b ? (range(state, a, b) ?? flownDistance(reader)) : 0
  }
  if ('x' in n) return card.bound.numbers[n.x] ?? 0
  if ('counter' in n) return state.fight.counters[n.counter] ?? 0
  const all = (list: readonly Num[]) => list.map(each => num(reader, each))
  if ('add' in n) return all(n.add).reduce((sum, each) => sum + each, 0)
  if ('sub' in n) return num(reader, n.sub[0]) - num(reader, n.sub[1])
  if ('mul' in n) return num(reader, n.mul[0]) * num(reader, n.mul[1])
  if ('min' in n) return Math.min(...all(n.min))
  if ('max' in n) return Math.max(...all(n.max))
  return Math.floor(num(reader, n.half) / 2)
}

/** K.FLY AWAY: twice the Range printed on the weapon; 6 for Symbols. */
function flownDistance({ state, card }: Reader): number {
  const weapon = card.source.you === null ? null : weaponOf(state, card.source.you)
  const reach = weapon ? weaponRange(weapon) : 0
  return reach === 'unlimited' ? 6 : 2 * reach
}
