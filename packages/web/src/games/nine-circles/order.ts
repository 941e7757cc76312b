import {
  type Claim,
  circleOf,
  countingDice,
  type NineCirclesView,
  type Roll,
} from '@acheron/games/nine-circles/board.ts'
import { firstSteps, foresee } from './consequences.ts'
import { sum, without } from './stage/lists.ts'
import type { Virgil } from './stage/moves.ts'

/**
 * The order of the list: what claims the circle, then what keeps the dice that count and rolls the others, as many as are
 * missing. Of the rolls of one size the first rolls spare dice before fresh ones and counting ones last; the others do the
 * same for more dice, or throw away what counts.
 */
export interface OrderedRoll {
  readonly roll: Roll
  /** The first of its size. */
  readonly first: boolean
  /** The counting dice that it rolls away. */
  readonly wasted: readonly number[]
}

export function inOrder(view: NineCirclesView, rolls: readonly Roll[]): readonly OrderedRoll[] {
  const counting = countingDice(view)
  const spare = without(view.active, counting)
  const missing = circleOf(view.circle).leastDice - counting.length
  // Spare dice are rolled for nothing: to leave one lying helps nobody.
  const wanted = Math.max(1, missing, spare.length)
  const most = Math.max(0, ...rolls.map(roll => sum(roll.rows)))
  const sizes = Array.from({ length: most }, (_, i) => i + 1).toSorted(
    (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted),
  )
  const fewestLeft = (roll: Roll) => Math.min(...roll.rows.map(size => view.rows[size - 1] ?? 0))
  const rolledAway = (roll: Roll) => without(roll.again, spare)
  return sizes.flatMap(size => {
    const sorted = rolls
      .filter(roll => sum(roll.rows) === size)
      .toSorted(
        (a, b) =>
          rolledAway(a).length - rolledAway(b).length ||
          a.fresh - b.fresh ||
          a.rows.length - b.rows.length ||
          sum(a.again) - sum(b.again) ||
          fewestLeft(b) - fewestLeft(a),
      )
    return sorted.map((roll, i) => ({ roll, first: i === 0, wasted: rolledAway(roll) }))
  })
}

/** Virgil's changes by what they bring: a better claim at once, the first of a shortest way, or neither. */
export function changesInOrder(view: NineCirclesView, virgils: readonly Virgil[], claims: readonly Claim[]) {
  const claiming = bettering(view, virgils, claims)
  const leading = claims.length > 0 ? [] : firstSteps(view, virgils).filter(move => !claiming.includes(move))
  const others = virgils.filter(move => !claiming.includes(move) && !leading.includes(move))
  return { claiming, leading, others }
}

/** Virgil's changes after which a claim keeps more dice than any does now, the best first. */
export function bettering(
  view: NineCirclesView,
  virgils: readonly Virgil[],
  claims: readonly Claim[],
): readonly Virgil[] {
  const already = kept(claims)
  return virgils
    .map(move => ({ move, kept: kept(foresee(view, move).claims) }))
    .filter(each => each.kept > already)
    .toSorted((a, b) => b.kept - a.kept)
    .map(({ move }) => move)
}

export function kept(claims: readonly Claim[]): number {
  return Math.max(0, ...claims.map(claim => claim.use.length))
}
