/** What happened at a table, for the other server processes that show it: enough to know whether one is behind. */
export type Notice =
  /** A step is stored. */
  | { readonly kind: 'step'; readonly version: number }
  /** Somebody sat down. */
  | { readonly kind: 'seats' }
  /** Who of those who sit has the table open at a process, and how far it has come there. */
  | { readonly kind: 'here'; readonly process: string; readonly people: readonly string[]; readonly version: number }
  /** A process has just begun to listen: all others say who is here. */
  | { readonly kind: 'who' }
  /** Somebody is called otherwise now; of no table, but of all. */
  | { readonly kind: 'name'; readonly person: string; readonly name: string }

/** What a process hears: what others say, or that it may have missed something, and the store must be asked. */
export type Heard = Notice | { readonly kind: 'missed' }

/** Where that is said which concerns no single table; no table has such an id. */
export const people = 'people'

/**
 * Tells all other processes that show a table that it has changed. The news itself is in the store: a notice may be lost,
 * and whoever has lost some is told so as soon as it is known.
 */
export interface Fanout {
  /** Whether notices come and go at the moment. */
  readonly connected: boolean
  publish(topic: string, notice: Notice): void
  /**
   * Calls back for every notice that another process has published of the table, and with 'missed' whenever there may have
   * been others, so also once it listens; the result ends it.
   */
  subscribe(topic: string, listener: (heard: Heard) => void): () => void
  close(): Promise<void>
}

/** The default: one process, and so nobody to tell or to hear. */
export const noFanout: Fanout = {
  connected: true,
  publish() {},
  subscribe: () => () => {},
  async close() {},
}
