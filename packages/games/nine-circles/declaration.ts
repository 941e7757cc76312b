import type { Context } from '@acheron/engine'
import { circleOf } from './circles.ts'
import { faces, type NineCirclesEvent, type NineCirclesMove, type NineCirclesState } from './state.ts'

/** Whether the circle asks for a number that has not been named yet (R2.1). */
export function awaitsDeclaration(state: NineCirclesState): boolean {
  return state.declared === null && circleOf(state.circle).target.kind === 'declared'
}

export function listDeclarations(moves: NineCirclesMove[]): void {
  for (const n of faces) moves.push({ do: 'declare', n })
}

export function declare(state: NineCirclesState, n: number, ctx: Context<NineCirclesEvent>): void {
  state.declared = n
  ctx.emit({ e: 'declared', n })
}
