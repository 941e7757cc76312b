import type { Seat } from '@acheron/engine'
import { type CircleId, circleOf } from '../box/circles.ts'
import type { Claim, NineCirclesMove } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'
import { countOf, takeOut } from '../turn/multisets.ts'
import { type Reach, virgilReach } from '../turn/reach.ts'

/** The reference bot G of section 10, step by step: the figures of the game are measured with it. */
export function policy(state: NineCirclesState, _seat: Seat, moves: readonly NineCirclesMove[]): NineCirclesMove {
  const { id } = circleOf(state.circle)
  const pipsWorthSpending = id === 'violence' ? 0 : id === 'treachery' ? state.virgil : Math.min(2, state.virgil)
  const move =
    largestClaim(moves) ??
    moves.find(each => each.do === 'declare' && each.n === 2) ??
    virgilStep(state, moves, pipsWorthSpending) ??
    plainRoll(state, moves) ??
    virgilStep(state, moves, state.virgil)
  if (!move) throw new Error('no claim, no roll and no way by Virgil: the game should have been lost (R8.3)')
  return move
}

function largestClaim(moves: readonly NineCirclesMove[]): NineCirclesMove | undefined {
  let best: Claim | undefined
  for (const move of moves) if (move.do === 'claim' && (!best || move.use.length > best.use.length)) best = move
  return best
}

/** The first pip on the cheapest way to a claim, if it needs no more than `most`. */
function virgilStep(
  state: NineCirclesState,
  moves: readonly NineCirclesMove[],
  most: number,
): NineCirclesMove | undefined {
  const reach = virgilReach(state)
  if (!reach || reach.pips > most) return undefined
  let best: NineCirclesMove | undefined
  let bestReach: Reach | undefined
  for (const move of moves) {
    if (move.do !== 'virgil') continue
    const active = [...state.active]
    active[active.indexOf(move.from)] = move.to
    const after = virgilReach({ ...state, active })
    if (
      after &&
      (!bestReach || after.pips < bestReach.pips || (after.pips === bestReach.pips && after.dice > bestReach.dice))
    ) {
      best = move
      bestReach = after
    }
  }
  return best
}

/** Keeps what helps, and fills the nearest usable row: dice not kept, then fresh ones, then kept ones. */
function plainRoll(state: NineCirclesState, moves: readonly NineCirclesMove[]): NineCirclesMove | undefined {
  const { id, leastDice } = circleOf(state.circle)
  const kept = keep[id](state.active)
  const wanted = Math.max(1, Math.min(4, leastDice - kept.length))
  const size = nearestRow(state, wanted)
  if (size === null) return undefined
  const spare = [...state.active]
  takeOut(spare, kept)
  const again = spare.slice(0, size)
  const fresh = Math.min(size - again.length, state.pool)
  again.push(...[...kept].sort((a, b) => a - b).slice(0, size - again.length - fresh))
  again.sort((a, b) => a - b)
  return moves.find(
    move =>
      move.do === 'roll' &&
      move.rows.length === 1 &&
      move.rows[0] === size &&
      move.fresh === fresh &&
      sameDice(move.again, again),
  )
}

function nearestRow(state: NineCirclesState, wanted: number): number | null {
  const usable = [1, 2, 3, 4].filter(size => state.rows[size - 1]! > 0 && size <= state.pool + state.active.length)
  const distance = (size: number) => Math.abs(size - wanted)
  return usable.reduce<number | null>(
    (best, size) => (best === null || distance(size) < distance(best) ? size : best),
    null,
  )
}

function sameDice(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}

const highest = (active: readonly number[], least: number) => active.slice(-1).filter(value => value >= least)
const all = (face: number) => (active: readonly number[]) => active.filter(value => value === face)

/** Which active dice the plain player keeps in each circle (section 10, step 3). */
const keep: Readonly<Record<CircleId, (active: readonly number[]) => readonly number[]>> = {
  pagans: () => [],
  lust: active => highest(active, 3),
  gluttony: all(2),
  greed: active => highest(active, 1),
  wrath(active) {
    if (active.includes(4) && active.includes(6)) return [4, 6]
    if (countOf(active, 5) >= 2) return [5, 5]
    return active.filter(value => value >= 4).slice(-3)
  },
  heresy(active) {
    const window = (low: number) => [0, 1, 2, 3].map(i => low + i).filter(face => active.includes(face))
    return [window(1), window(2), window(3)].reduce((best, each) => (each.length > best.length ? each : best))
  },
  violence: active => active,
  fraud: all(2),
  treachery: all(6),
}
