/** The queries of a page or a terminal to a view. */
import type { Seat } from '@acheron/engine'
import type { CharonsObolView } from './state.ts'

export type { CharonsObolEvent } from './events.ts'
export type { CharonsObolMove } from './moves.ts'
export type { CharonsObolState, CharonsObolView } from './state.ts'

/** Whose turn it is; null when the game is over. */
export function seatInTurn({ flow }: CharonsObolView): Seat | null {
  return flow.at(-1)?.seat ?? null
}

/** How many obols the seat still lacks, without those in its hand. */
export function lackOf({ purses, options }: CharonsObolView, seat: Seat): number {
  return Math.max(0, options.fare - (purses[seat] ?? 0))
}
