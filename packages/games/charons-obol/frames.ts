import type { Seat } from '@acheron/engine'

/** R2: one seat throws or puts away. */
export type TurnFrame = { kind: 'turn'; seat: Seat }

export type Frame = TurnFrame
