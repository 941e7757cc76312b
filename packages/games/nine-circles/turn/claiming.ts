import type { Context } from '@acheron/engine'
import { circleOf } from '../box/circles.ts'
import type { NineCirclesEvent } from '../events.ts'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesState, NineCirclesView } from '../state.ts'
import { codeOf, countOf, handfuls, takeOut, total } from './multisets.ts'

/** R5, R6.1: one claim for each different handful of active dice that meets the target on its own. */
export function listClaims(view: NineCirclesView, moves: NineCirclesMove[]): void {
  const { active } = view
  const { target } = circleOf(view.circle)
  switch (target.kind) {
    case 'faces':
      listFaces(active, target.face, target.count, moves)
      break
    case 'declared':
      if (view.declared !== null) listFaces(active, view.declared, target.count, moves)
      break
    case 'sums':
      listSums(active, target.sum, target.sets, moves)
      break
    case 'run':
      listRuns(active, target.length, moves)
      break
    case 'without':
      // R7.6: any five dice will do, so there is one claim, the lowest.
      if (active.length >= target.count) moves.push({ do: 'claim', use: active.slice(0, target.count) })
  }
}

function listFaces(active: readonly number[], face: number, count: number, moves: NineCirclesMove[]): void {
  if (countOf(active, face) >= count) moves.push({ do: 'claim', use: Array(count).fill(face) })
}

function listSums(active: readonly number[], sum: number, sets: 1 | 2, moves: NineCirclesMove[]): void {
  if (total(active) < sum * sets) return
  const key = codeOf(active) * 100 + sum * sets
  let uses = knownSums.get(key)
  if (!uses) {
    uses = findSums(active, sum, sets)
    knownSums.set(key, uses)
  }
  for (const use of uses) moves.push({ do: 'claim', use })
}

/** A cache of claims by dice and target: finding them each time would be the most expensive part of a move. */
const knownSums = new Map<number, readonly (readonly number[])[]>()

function findSums(active: readonly number[], sum: number, sets: 1 | 2): (readonly number[])[] {
  return handfuls(active, active.length)
    .flat()
    .filter(use => total(use) === sum * sets && (sets === 1 || partsInto(use, sum)))
    .map(use => Object.freeze(use))
}

/** Whether a part of the dice has that sum (R5.3: the other part then has it too). */
function partsInto(dice: readonly number[], sum: number): boolean {
  // Bit n of the mask: some part of the dice seen so far has the sum n.
  let sums = 1
  for (const value of dice) sums |= sums << value
  return (sums & (1 << sum)) !== 0
}

function listRuns(active: readonly number[], length: number, moves: NineCirclesMove[]): void {
  for (let low = 1; low + length - 1 <= 6; low++) {
    const run = Array.from({ length }, (_, i) => low + i)
    if (run.every(face => active.includes(face))) moves.push({ do: 'claim', use: run })
  }
}

/** R6.3: the used dice go back to the pool, the other active ones leave the game, the circle is marked. */
export function claim(state: NineCirclesState, use: readonly number[], ctx: Context<NineCirclesEvent>): void {
  const unused = [...state.active]
  takeOut(unused, use)
  state.pool += use.length
  state.removed += unused.length
  state.active = []
  state.lastWasVirgil = false
  state.cleared = state.circle
  ctx.emit({ e: 'circleCleared', circle: state.circle, use, removed: unused })
}
