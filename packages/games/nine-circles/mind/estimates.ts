/** The worth of a position: the chance to win, or the final score with losses as 0. */
import { lastCircle } from '../box/circles.ts'
import type { Roll } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'
import type { Goal } from './goals.ts'
import { classOf, handCap, handOf } from './hands.ts'
import {
  chanceOfFives,
  countsDiceOnly,
  mostDice,
  mostUsed,
  type Solution,
  sheetOf,
  solutionFor,
  wantedFace,
} from './solution.ts'

/** The part of the state that values depend on. */
export type Position = Readonly<
  Pick<NineCirclesState, 'circle' | 'pool' | 'active' | 'rows' | 'virgil' | 'declared' | 'lastWasVirgil' | 'status'>
>

/** All empty pips, or only those of the rows that this many dice can fill: the others count as none (R8.3). */
const pipsOf = (rows: readonly number[], dice = mostDice): number => {
  let sum = 0
  for (let i = 0; i < rows.length && i < dice; i++) sum += rows[i]!
  return sum
}
/** The value of a circle's start, or of the end of the game after the last circle: all pips count there (section 6). */
const valueOfStart = (circle: number, dice: number, { rows, virgil }: Position, solution: Solution): number =>
  solution.start(circle)[dice]![sheetOf(pipsOf(rows, circle > lastCircle ? mostDice : dice), virgil)]!

/** The value of claiming: the used dice go back to the pool (R6.3). */
export const valueOfClaim = (position: Position, used: number, goal: Goal): number =>
  valueOfStart(position.circle + 1, position.pool + used, position, solutionFor(goal))

const valueOfViolence = (active: number, dice: number, position: Position, solution: Solution): number =>
  active < 5
    ? solution.violence()[active]![dice]![sheetOf(pipsOf(position.rows, dice), position.virgil)]!
    : valueOfStart(position.circle + 1, dice - active + 5, position, solution)

/** The best of `of` over all ways to leave `out` dice, none before the `from`th, out of the (sorted) active ones. */
const leavingOut = (
  active: readonly number[],
  out: number,
  of: (rest: readonly number[]) => number,
  from = 0,
): number => {
  if (out <= 0) return of(active)
  let best = 0
  for (let i = from; i <= active.length - out; i++) {
    if (i > from && active[i] === active[i - 1]) continue
    best = Math.max(best, leavingOut(active.toSpliced(i, 1), out - 1, of, i))
  }
  return best
}

/** The value of rolling `fresh` dice and the active dice `again`, marking a pip of each of `rows` (R3, R7.4). */
export const valueOfRoll = (position: Position, { rows, fresh, again }: Roll, goal: Goal): number => {
  const { circle, virgil } = position
  const solution = solutionFor(goal)
  const dice = position.pool + position.active.length
  const n = fresh + again.length
  const after = { ...position, rows: position.rows.map((pips, i) => pips - rows.filter(k => k === i + 1).length) }
  if (countsDiceOnly(circle)) {
    const active = position.active.length + fresh
    let sum = 0
    for (let fives = 0; fives <= Math.min(n, dice - 5); fives++) {
      sum += chanceOfFives(n, fives) * valueOfViolence(active - fives, dice - fives, after, solution)
    }
    return sum
  }
  // Never more active dice than the tables know: the same row with fewer fresh dice is always there instead.
  if (fresh > 0 && position.active.length + fresh > handCap) return 0
  const kept = [...position.active]
  for (const face of again) kept.splice(kept.indexOf(face), 1)
  const wanted = wantedFace(circle, position.declared)
  const { hands, used, values, widths } = solution.table(circle, wanted)
  // Kept dice that do not fit into a hand are taken as lost.
  return leavingOut(kept, kept.length + n - handCap, rest => {
    const left = dice - kept.length + rest.length
    const pool = left - rest.length - n
    const base = sheetOf(pipsOf(after.rows, left), virgil) * widths[left]!
    const from = handOf(hands, rest, wanted)
    let sum = 0
    for (let group = hands.below[n]!; group < hands.below[n + 1]!; group++) {
      let hand = from
      for (const c of hands.dice[group]!) hand = hands.more[hand * hands.classes + c]!
      const use = used[hand]!
      const worth = use > 0 ? valueOfStart(circle + 1, pool + use, after, solution) : values[left]![base + hand]!
      sum += hands.chance[group]! * worth
    }
    return sum
  })
}

/** The value of any state: exact if it is decided, an estimate if not. */
export const value = (position: Position, goal: Goal): number => {
  const { circle, pool, active, rows, virgil, declared, status } = position
  if (status === 'lost') return 0
  if (status === 'won') return goal === 'win' ? 1 : pool + pipsOf(rows) + virgil
  const solution = solutionFor(goal)
  if (countsDiceOnly(circle)) return valueOfViolence(active.length, pool + active.length, position, solution)
  const wanted = wantedFace(circle, declared)
  const { hands, used, values, widths } = solution.table(circle, wanted)
  const use =
    active.length <= handCap
      ? used[handOf(hands, active, wanted)]!
      : mostUsed(
          circle,
          active.map(face => classOf(face, wanted)),
        )
  const claim = use > 0 ? valueOfClaim(position, use, goal) : 0
  if (use > 0 && !position.lastWasVirgil) return claim // R6.6
  return leavingOut(active, active.length - handCap, rest => {
    const left = pool + rest.length
    const sheet = sheetOf(pipsOf(rows, left), virgil)
    return Math.max(claim, values[left]![sheet * widths[left]! + handOf(hands, rest, wanted)]!)
  })
}
