import { circleOf } from '../box/circles.ts'
import { faces } from '../box/dice.ts'
import type { NineCirclesView } from '../state.ts'
import { pipsBetween } from './virgil.ts'

/** The cheapest way to a claim by Virgil pips alone, and the most dice such a claim can use. */
export interface Reach {
  readonly pips: number
  readonly dice: number
}

/**
 * Ways are compared by one number, fewest pips first, then most dice: a pip weighs more than all nine dice together.
 * Adding up weights therefore keeps the best way.
 */
const pipWeight = 16
const unreachable = 1_000_000

/** The cheapest claim within reach of Virgil alone, whatever pips are left; null if there is none (R8.3). */
export function virgilReach(view: NineCirclesView): Reach | null {
  const weight = reachWeight(view)
  if (weight >= unreachable / 2) return null
  const pips = Math.floor((weight + pipWeight - 1) / pipWeight)
  return { pips, dice: pips * pipWeight - weight }
}

function reachWeight(view: NineCirclesView): number {
  const { active } = view
  const { target } = circleOf(view.circle)
  switch (target.kind) {
    case 'faces':
      return nearest(active, target.face, target.count)
    case 'declared':
      return view.declared === null ? unreachable : nearest(active, view.declared, target.count)
    case 'sums':
      return target.sets === 1 ? toSum(active, target.sum) : toTwoSums(active, target.sum)
    case 'run':
      return Math.min(...faces.slice(0, 7 - target.length).map(low => toRun(active, low, target.length)))
    case 'without':
      // Virgil changes values, never the number of dice.
      return active.length >= target.count ? -target.count : unreachable
  }
}

/** Turns the dice nearest to a face into it. */
function nearest(active: readonly number[], face: number, count: number): number {
  if (active.length < count) return unreachable
  const pips = active.map(value => pipsBetween(value, face)).sort((a, b) => a - b)
  return pips.slice(0, count).reduce((sum, each) => sum + each * pipWeight - 1, 0)
}

/** Each die is left out or turned into some face: the best weight for each sum so far. */
function toSum(active: readonly number[], sum: number): number {
  const best: number[] = Array(sum + 1).fill(unreachable)
  best[0] = 0
  for (const value of active) {
    for (let now = sum; now >= 1; now--) {
      for (const face of faces) {
        if (face > now) break
        best[now] = Math.min(best[now]!, best[now - face]! + pipsBetween(value, face) * pipWeight - 1)
      }
    }
  }
  return best[sum]!
}

/** The same with two sums that grow side by side; a die joins the first, the second or neither. */
function toTwoSums(active: readonly number[], sum: number): number {
  const width = sum + 1
  const best: number[] = Array(width * width).fill(unreachable)
  best[0] = 0
  for (const value of active) {
    for (let now = width * width - 1; now >= 1; now--) {
      const first = Math.floor(now / width)
      const second = now % width
      let least = best[now]!
      for (const face of faces) {
        const weight = pipsBetween(value, face) * pipWeight - 1
        if (face <= first) least = Math.min(least, best[now - face * width]! + weight)
        if (face <= second) least = Math.min(least, best[now - face]! + weight)
      }
      best[now] = least
    }
  }
  return best[width * width - 1]!
}

/** Each face of the run needs a die of its own: the best weight for each set of faces found so far. */
function toRun(active: readonly number[], low: number, length: number): number {
  const best: number[] = Array(1 << length).fill(unreachable)
  best[0] = 0
  for (const value of active) {
    for (let found = best.length - 1; found >= 1; found--) {
      for (let i = 0; i < length; i++) {
        if ((found & (1 << i)) === 0) continue
        const weight = pipsBetween(value, low + i) * pipWeight - 1
        best[found] = Math.min(best[found]!, best[found & ~(1 << i)]! + weight)
      }
    }
  }
  return best[best.length - 1]!
}
