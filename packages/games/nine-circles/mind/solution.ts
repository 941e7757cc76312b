/**
 * The game solved backwards, nearly: a pip of any group row may here roll a group of any size, so the 4096 fillings of
 * the four rows shrink to 29 totals. Everything else is exact (dice, Virgil, R6.6, R7), with at most six active dice.
 * The simpler game is a little kinder, but it ranks moves nearly as the real one does, and its tables are made at the
 * first call, each circle when it is first needed.
 */
import { circleOf, lastCircle } from '../box/circles.ts'
import type { Goal } from './goals.ts'
import { type Hands, handCap, handsOf } from './hands.ts'

export const mostDice = 9
const mostPips = 28
const mostVirgil = 9
const sheets = (mostPips + 1) * (mostVirgil + 1)
const largestGroup = 4
const mostPoints = mostDice + mostPips + mostVirgil
/** Between equal chances to win the better score decides. */
const tieBreak = 1e-5

/** The number of a sheet with the given empty pips. */
export function sheetOf(pips: number, virgil: number): number {
  return pips * (mostVirgil + 1) + virgil
}

/** The face that alone counts in a circle (R5.5), or null. Before the declaration: the best one to declare. */
export function wantedFace(circle: number, declared: number | null): number | null {
  const { target } = circleOf(circle)
  // No number is better to declare than 2 or 5: three faces are one pip away (R4.3).
  if (target.kind === 'declared') return declared ?? 2
  return target.kind === 'faces' ? target.face : null
}

/** Whether a circle asks only for dice, whatever they show (R7). */
export function countsDiceOnly(circle: number): boolean {
  return circleOf(circle).target.kind === 'without'
}

/** Most dice in sets with these sums (R5.2, R5.3); negative if there are none. `counts` holds dice per face. */
const mostInSums = (counts: readonly number[], [left = 0, ...sums]: readonly number[], face = 6): number => {
  if (left === 0) return sums.length > 0 ? mostInSums(counts, sums) : 0
  if (face === 0) return Number.NEGATIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let n = 0; n <= counts[face - 1]! && n * face <= left; n++) {
    const rest = counts.with(face - 1, counts[face - 1]! - n)
    most = Math.max(most, n + mostInSums(rest, [left - n * face, ...sums], face - 1))
  }
  return most
}

/** Most dice a claim can use, 0 if the target is not met. `dice` are classes. More dice are never worse than fewer. */
export function mostUsed(circle: number, dice: readonly number[]): number {
  const { target } = circleOf(circle)
  const counts = [0, 0, 0, 0, 0, 0]
  for (const c of dice) counts[c]!++
  switch (target.kind) {
    case 'sums':
      return Math.max(0, mostInSums(counts, Array(target.sets).fill(target.sum)))
    case 'run':
      return [0, 1, 2].some(low => counts.slice(low, low + target.length).every(n => n > 0)) ? target.length : 0
    case 'without':
      return dice.length >= target.count ? target.count : 0
    case 'faces':
    case 'declared':
      return counts[0]! >= target.count ? target.count : 0
  }
}

export interface SolvedHands {
  readonly hands: Hands
  /** Per hand, as mostUsed. */
  readonly used: Int8Array
  /** By number of dice in the game: values[sheet * width + hand], as after a Virgil move (R6.6 b). */
  readonly values: readonly Float32Array[]
  readonly widths: readonly number[]
}

/** By number of dice in the game: the value of each sheet at the start of a circle. */
export type Start = readonly Float32Array[]

const perDice = <T>(make: (dice: number) => T): T[] => Array.from({ length: mostDice + 1 }, (_, dice) => make(dice))

const solve = (circle: number, wanted: number | null, next: Start): SolvedHands => {
  const hands = handsOf(wanted)
  const { classes, below, more, fewer, altered, share } = hands
  const used = Int8Array.from(hands.dice, dice => mostUsed(circle, dice))
  const size = Int8Array.from(hands.dice, dice => dice.length)
  const widths = perDice(dice => below[Math.min(dice, handCap) + 1]!)
  // open[n][hand]: the hand is kept and n dice of the group are named but not yet rolled.
  const open = Array.from({ length: largestGroup + 1 }, () => new Float32Array(size.length))

  const solveDice = (dice: number): Float32Array => {
    const cap = Math.min(dice, handCap)
    const width = widths[dice]!
    const values = new Float32Array(sheets * width)
    const rolls = Array.from({ length: mostVirgil + 1 }, () => new Float32Array(width)) // best roll, per Virgil pips
    for (let sheet = 0; sheet < sheets; sheet++) {
      const virgil = sheet % (mostVirgil + 1)
      const roll = rolls[virgil]!
      const base = sheet * width
      const rolled = open[0]!
      for (let hand = 0; hand < width; hand++) {
        const use = used[hand]!
        const plain = use > 0 ? next[dice - size[hand]! + use]![sheet]! : roll[hand]!
        let best = plain
        if (virgil > 0) {
          for (let i = altered.from[hand]!; i < altered.from[hand + 1]!; i++) {
            const other = values[base - width + altered.to[i]!]!
            if (other > best) best = other
          }
        }
        values[base + hand] = best
        rolled[hand] = use > 0 ? plain : best // directly after a roll a met target must be claimed (R6.6)
      }
      // Rolling: average over the last die of the group, then over the one before, ...
      for (let n = 1; n <= largestGroup && n <= cap; n++) {
        const [from, to] = [open[n - 1]!, open[n]!]
        for (let hand = 0; hand < below[cap - n + 1]!; hand++) {
          let sum = 0
          for (let c = 0; c < classes; c++) sum += share[c]! * from[more[hand * classes + c]!]!
          to[hand] = sum
        }
      }
      // Choosing: roll the n dice named so far, or name one more, fresh or active (R3.2). Naming starts at none.
      for (let n = Math.min(largestGroup, cap) - 1; n >= 0; n--) {
        const [from, to] = [open[n + 1]!, n > 0 ? open[n]! : roll]
        const room = below[cap - n]!
        for (let hand = 0; hand < below[cap - n + 1]!; hand++) {
          let best = n > 0 ? to[hand]! : 0
          if (hand < room && from[hand]! > best) best = from[hand]!
          for (let i = fewer.from[hand]!; i < fewer.from[hand + 1]!; i++) {
            const other = from[fewer.to[i]!]!
            if (other > best) best = other
          }
          to[hand] = best
        }
      }
    }
    return values
  }
  return { hands, used, widths, values: perDice(solveDice) }
}

/** The chance that n dice show exactly `fives` 5s. */
export const chanceOfFives = (n: number, fives: number): number => {
  let chance = (5 / 6) ** (n - fives)
  for (let i = 0; i < fives; i++) chance *= (n - i) / (i + 1) / 6
  return chance
}

/** Circle 7 knows no faces, only how many dice are active (R7): [active][dice][sheet]. */
const solveViolence = (next: Start): readonly Start[] => {
  const tables = perDice(() => perDice(() => new Float32Array(sheets)))
  for (let sheet = 0; sheet < sheets; sheet++) {
    for (let dice = 5; dice <= mostDice; dice++) {
      for (let active = 0; active <= dice; active++) {
        let best = active >= 5 ? next[dice - active + 5]![sheet]! : 0
        // One row at a time: joined rows (R7.4) can do nothing that the same rows one after the other cannot.
        for (let n = 1; n <= largestGroup && active < 5 && sheet > mostVirgil; n++) {
          for (let fresh = Math.max(0, n - active); fresh <= Math.min(n, dice - active); fresh++) {
            let sum = 0
            for (let fives = 0; fives <= Math.min(n, dice - 5); fives++) {
              sum += chanceOfFives(n, fives) * tables[active + fresh - fives]![dice - fives]![sheet - mostVirgil - 1]!
            }
            best = Math.max(best, sum)
          }
        }
        tables[active]![dice]![sheet] = best
      }
    }
  }
  return tables
}

/** The solved game for one goal. */
export class Solution {
  readonly #starts = new Map<number, Start>()
  readonly #tables = new Map<string, SolvedHands>()
  #violence: readonly Start[] | null = null
  readonly #goal: Goal

  constructor(goal: Goal) {
    this.#goal = goal
  }

  start(circle: number): Start {
    const start = this.#starts.get(circle) ?? this.#makeStart(circle)
    this.#starts.set(circle, start)
    return start
  }

  table(circle: number, wanted: number | null): SolvedHands {
    const key = `${circle} ${handsOf(wanted).classes}`
    const table = this.#tables.get(key) ?? solve(circle, wanted, this.start(circle + 1))
    this.#tables.set(key, table)
    return table
  }

  violence(): readonly Start[] {
    this.#violence ??= solveViolence(this.start(8))
    return this.#violence
  }

  #makeStart(circle: number): Start {
    if (circle > lastCircle) {
      return perDice(dice =>
        Float32Array.from({ length: sheets }, (_, sheet) => {
          const score = dice + Math.floor(sheet / (mostVirgil + 1)) + (sheet % (mostVirgil + 1))
          return this.#goal === 'score' ? score : 1 - (mostPoints - score) * tieBreak
        }),
      )
    }
    if (countsDiceOnly(circle)) return this.violence()[0]!
    const { values, widths } = this.table(circle, wantedFace(circle, null))
    return perDice(dice => Float32Array.from({ length: sheets }, (_, sheet) => values[dice]![sheet * widths[dice]!]!))
  }
}

const forWin = new Solution('win')
const forScore = new Solution('score')
export const solutionFor = (goal: Goal): Solution => (goal === 'win' ? forWin : forScore)
