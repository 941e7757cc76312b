import type { Move, Seat, Step } from '@acheron/engine'

/**
 * What clients asked and were told, each with its times by one clock, in milliseconds. `at` is before the request left, `end`
 * after the answer was read: so whatever ended before another thing began was before it.
 */
export type Happening = Wish | Read | Shown | Sat

interface About {
  readonly table: string
  /** The process that was asked, as its number and its start. */
  readonly process: string
  readonly at: number
}

/** A seat's request at a version. */
export interface Wish extends About {
  readonly type: 'wish'
  readonly end: number
  readonly kind: 'move' | 'undo' | 'redo'
  readonly seat: Seat
  /** The version at which it was decided. */
  readonly version: number
  /** Null for undo and redo. */
  readonly move: Move | null
  /** `refused` says that it has not happened, `unknown` that nobody answered: it may have. */
  readonly outcome: 'done' | 'refused' | 'unknown'
  /** The version it led to where it is done, else a code. */
  readonly answer: number | string
}

/** A table asked for: by REST, or over a socket. */
export interface Read extends About {
  readonly type: 'read'
  readonly end: number
  readonly way: 'rest' | 'socket'
  readonly version: number
}

/** News that came by themselves over a socket. */
export interface Shown extends About {
  readonly type: 'shown'
  /** The socket: its versions only grow. */
  readonly line: string
  readonly version: number
  readonly steps: readonly Pick<FinalStep, 'version' | 'kind' | 'seat'>[]
}

/** A person took a seat, or tried to. */
export interface Sat extends About {
  readonly type: 'sat'
  readonly end: number
  readonly seat: Seat
  readonly person: string
  readonly outcome: Wish['outcome']
  readonly answer: string
}

/** A table as the store has it at the end. */
export interface FinalTable {
  readonly table: string
  /** The person of each seat; null for a bot or nobody. */
  readonly seats: readonly (string | null)[]
  /** The seats whose steps no client asked for. */
  readonly bots: readonly Seat[]
  readonly steps: readonly FinalStep[]
}

export interface FinalStep {
  readonly version: number
  readonly kind: Step['kind']
  readonly seat: Seat
  readonly move: Move
}
