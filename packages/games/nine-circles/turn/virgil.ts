import type { Context } from '@acheron/engine'
import { circleOf } from '../box/circles.ts'
import { faces } from '../box/dice.ts'
import type { NineCirclesEvent } from '../events.ts'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'
import { insertSorted, takeOut } from './multisets.ts'

/**
 * The faces that one Virgil pip can make of each face: one up, one down, or the opposite face; no wrap-around (R4.3).
 */
const changes: readonly (readonly number[])[] = [[], ...faces.map(from => faces.filter(to => isChange(from, to)))]

/** The moves that make these changes, by the face altered. */
const alterations = changes.map((tos, from) => tos.map(to => Object.freeze({ do: 'virgil', from, to } as const)))

function isChange(from: number, to: number): boolean {
  return Math.abs(from - to) === 1 || from + to === 7
}

/** R4.1; in circle 7 no die may become a five (R7.3). */
export function listVirgil(state: NineCirclesState, moves: NineCirclesMove[]): void {
  if (state.virgil === 0) return
  const { target } = circleOf(state.circle)
  const forbidden = target.kind === 'without' ? target.face : 0
  let last = 0
  for (const from of state.active) {
    if (from === last) continue
    last = from
    for (const move of alterations[from]!) if (move.to !== forbidden) moves.push(move)
  }
}

export function alter(state: NineCirclesState, from: number, to: number, ctx: Context<NineCirclesEvent>): void {
  state.virgil--
  takeOut(state.active, [from])
  insertSorted(state.active, to)
  state.lastWasVirgil = true
  ctx.emit({ e: 'virgilUsed', from, to })
}

/** Virgil pips needed to turn one face into another, `pipsBetween(5, 2)` = 1. */
export function pipsBetween(from: number, to: number): number {
  return distances[from * 7 + to]!
}

const distances: readonly number[] = measureDistances()

function measureDistances(): number[] {
  const table: number[] = Array(49).fill(0)
  for (const from of faces) {
    const reached = new Map([[from as number, 0]])
    for (const [face, pips] of reached) {
      table[from * 7 + face] = pips
      for (const to of changes[face]!) if (!reached.has(to)) reached.set(to, pips + 1)
    }
  }
  return table
}
