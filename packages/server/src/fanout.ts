import type { Move, Seat } from '@acheron/engine'
import type { Side } from '@acheron/protocol'

/** A notice of one process to the others about a table: enough to know whether they are behind. */
export type Notice =
  /** A step is stored. */
  | { readonly kind: 'step'; readonly version: number }
  /** Somebody sat down. */
  | { readonly kind: 'seats' }
  /** A seat's standing orders have changed. Which they are is in the store. */
  | { readonly kind: 'orders' }
  /** Something was said: the message with that number of that side. */
  | { readonly kind: 'said'; readonly side: Side; readonly n: number }
  /** Nobody had begun the table, and it was removed. */
  | { readonly kind: 'removed' }
  /** The seated people who have the table open at a process, and the version it has there. */
  | {
      readonly kind: 'here'
      readonly process: string
      readonly people: readonly string[]
      readonly version: number
      /** Those without a seat; processes of before do not tell. */
      readonly watching?: readonly (readonly [person: string, name: string | null])[]
    }
  /** A process has just subscribed and asks the others for their people. */
  | { readonly kind: 'who' }
  /** A seat points at a move, as far as everybody may know it. It is not in the store, and may be lost. */
  | {
      readonly kind: 'plan'
      readonly seat: Seat
      readonly version: number
      readonly move: Move | null
      readonly next: readonly Move[]
    }
  /** Somebody has a new name. It concerns all tables. */
  | { readonly kind: 'name'; readonly person: string; readonly name: string }
  /** Sessions have ended, by the hashes of their tokens. */
  | { readonly kind: 'ended'; readonly tokens: readonly string[] }
  /** Who is at a process: the people by the table that they have open, and those who look around. */
  | {
      readonly kind: 'house'
      readonly process: string
      readonly tables: Readonly<Record<string, readonly string[]>>
      readonly around: readonly string[]
      /** Those of them who do not look at it; processes of before do not tell. */
      readonly hidden?: Readonly<Record<string, readonly string[]>>
    }

/** A process receives a notice of another one, or the hint that it may have missed some and must ask the store. */
export type Heard = Notice | { readonly kind: 'missed' }

/** The topics for notices that concern no single table. No table has such an id. */
export const people = 'people'
export const house = 'house'
/** The topic for the ends of sessions. */
export const sessions = 'sessions'

/**
 * Tells the other processes that a table has changed. The change itself is in the store, so a notice may be lost; a
 * process that may have lost some learns it as soon as that is known.
 */
export interface Fanout {
  /** Whether notices can be sent and received at the moment. */
  readonly connected: boolean
  publish(topic: string, notice: Notice): void
  /**
   * Calls back for every notice of another process, and with 'missed' whenever some may have been lost, so also right
   * after subscribing. The result unsubscribes.
   */
  subscribe(topic: string, listener: (heard: Heard) => void): () => void
  close(): Promise<void>
}

/** The default: a single process. */
export const noFanout: Fanout = {
  connected: true,
  publish() {},
  subscribe: () => () => {},
  async close() {},
}
