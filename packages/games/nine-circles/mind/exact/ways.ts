/** The ways out of a hand in the strict game, where a met target must be claimed after a roll (R6.6): found once, used on every sheet. */
import type { Hands } from '../hands.ts'

/** For each open hand the entries from[hand] up to, not including, from[hand + 1]. */
interface Ways {
  readonly from: Int32Array
  /** The slots they lead to. */
  readonly to: Int32Array
  /** The chance of each, or its Virgil pips. */
  readonly by: Float64Array
}

/**
 * Hands whose target is not met are open; they alone are rolled, and what is left of one is open too. Slots are numbers of open
 * hands, and after them one for each number of dice that a claim may leave.
 */
export interface StrictWays {
  /** The open hands, by size. */
  readonly open: Int32Array
  /** Per n: how many of them leave room for n more dice. */
  readonly room: readonly number[]
  /** Per n: what a throw of n dice makes of each. */
  readonly falls: readonly Ways[]
  /** What Virgil makes of each: the claims within his reach, and the open hands. */
  readonly altered: Ways
  /** The open hands with one die less. */
  readonly fewer: Ways
}

const largestRow = 4
const fewest = (pips: Map<number, number>, slot: number, count: number) =>
  pips.set(slot, Math.min(count, pips.get(slot) ?? count))

export function strictWays(hands: Hands, used: Int8Array, dice: number, mostPips: number): StrictWays {
  const open = Int32Array.from([...used.keys()].filter(hand => used[hand] === 0))
  const slots = Int32Array.from(used, (use, hand) => open.length + dice - hands.dice[hand]!.length + use)
  for (const [i, hand] of open.entries()) slots[hand] = i
  const slotOf = (hand: number) => slots[hand]!
  const sizes = Array.from({ length: largestRow + 1 }, (_, n) => dice - n)
  const room = sizes.map(size => open.filter(hand => hands.dice[hand]!.length <= size).length)
  const falls = sizes.map((_, n) => ways([...open.subarray(0, room[n])].map(hand => fallsOf(hands, hand, n, slotOf))))
  const links = ({ from, to }: Hands['fewer'], hand: number) => to.subarray(from[hand]!, from[hand + 1]!)
  const less = [...open].map(hand => new Map([...links(hands.fewer, hand)].map(each => [slotOf(each), 1])))

  const pipsTo = new Int8Array(used.length).fill(-1)
  /** Whether a shortest way there passes an open hand: that hand's own ways lead on. */
  const isPassed = new Uint8Array(used.length)
  const reach = (start: number): Map<number, number> => {
    const pips = new Map<number, number>()
    const seen = [start]
    pipsTo[start] = 0
    let first = 0
    for (let count = 1; count <= mostPips; count++) {
      const end = seen.length
      for (let i = first; i < end; i++) {
        const hand = seen[i]!
        const passes = isPassed[hand] || (count > 1 && used[hand] === 0) ? 1 : 0
        for (const other of links(hands.altered, hand)) {
          if (pipsTo[other] === -1) {
            pipsTo[other] = count
            seen.push(other)
          }
          if (pipsTo[other] === count && passes) isPassed[other] = 1
        }
      }
      first = end
      const own = seen.slice(first).filter(hand => !isPassed[hand])
      for (const hand of own) fewest(pips, slotOf(hand), count)
      if (own.every(hand => used[hand] === 0)) break
    }
    for (const hand of seen) [pipsTo[hand], isPassed[hand]] = [-1, 0]
    return withoutWorse(pips, open.length)
  }
  return { open, room, falls, altered: ways([...open].map(reach)), fewer: ways(less) }
}

function fallsOf(
  { below, dice, more, classes, chance }: Hands,
  hand: number,
  n: number,
  slotOf: (hand: number) => number,
) {
  const chances = new Map<number, number>()
  for (let group = below[n]!; group < below[n + 1]!; group++) {
    const slot = slotOf(dice[group]!.reduce((sum, c) => more[sum * classes + c]!, hand))
    chances.set(slot, (chances.get(slot) ?? 0) + chance[group]!)
  }
  return chances
}

/** Leaves out claims that leave fewer dice for as many pips: dice and pips are never a burden. */
function withoutWorse(pips: ReadonlyMap<number, number>, claims: number): Map<number, number> {
  const isWorse = (slot: number, count: number) =>
    slot >= claims && [...pips].some(([other, cost]) => other > slot && cost <= count)
  return new Map([...pips].filter(([slot, count]) => !isWorse(slot, count)))
}

function ways(lists: readonly ReadonlyMap<number, number>[]): Ways {
  const from = new Int32Array(lists.length + 1)
  for (const [i, list] of lists.entries()) from[i + 1] = from[i]! + list.size
  return {
    from,
    to: Int32Array.from(lists.flatMap(list => [...list.keys()])),
    by: Float64Array.from(lists.flatMap(list => [...list.values()])),
  }
}
