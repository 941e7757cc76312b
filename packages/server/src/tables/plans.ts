import { equal, type Move, type Plan, type Seat } from '@acheron/engine'
import type { ClientMessage } from '@acheron/protocol'
import type { TableState } from './state.ts'

/** What a seat points at before it decides. */
export type PlanWish = Pick<Extract<ClientMessage, { type: 'plan' }>, 'seat' | 'version' | 'move' | 'next'>

/** The same, as far as everybody may know it. Without a move it points at nothing, or at nothing that others may know. */
export interface ToldPlan {
  readonly seat: Seat
  readonly version: number
  readonly move: Move | null
  readonly next: readonly Move[]
}

/** What is told of a plan; null if it is none: of somebody else's seat, of another version, not legal. */
export function planOf(state: TableState, person: string | null, wish: PlanWish): ToldPlan | null {
  const { seat, version, move, next } = wish
  const { live, game } = state
  if (!game.plans || state.seatOf(person) !== seat || version !== state.version) return null
  if (state.over || state.hasOpenSeat || state.course.continued !== null) return null
  if (move === null) return { seat, version, move, next: [] }
  const legal = live.moves(seat).find(each => equal(each, move))
  if (!legal) return null
  // By what a spectator sees: nobody at the table knows less.
  const told: Plan | null = game.toldPlan(game.view(live.state, null), { move: legal, next })
  return { seat, version, move: told?.move ?? null, next: told?.next ?? [] }
}
