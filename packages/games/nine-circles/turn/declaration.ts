import type { Context } from '@acheron/engine'
import { circleOf } from '../box/circles.ts'
import { faces } from '../box/dice.ts'
import type { NineCirclesEvent } from '../events.ts'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesState, NineCirclesView } from '../state.ts'

/** Whether the circle asks for a number that has not been named yet (R2.1). */
export function awaitsDeclaration(view: NineCirclesView): boolean {
  return view.declared === null && circleOf(view.circle).target.kind === 'declared'
}

export function listDeclarations(moves: NineCirclesMove[]): void {
  for (const n of faces) moves.push({ do: 'declare', n })
}

export function declare(state: NineCirclesState, n: number, ctx: Context<NineCirclesEvent>): void {
  state.declared = n
  ctx.emit({ e: 'declared', n })
}
