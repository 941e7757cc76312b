/** What happened at a table, for the other server processes that show it: enough to know whether one is behind. */
export type Notice =
  /** A step is stored. */
  | { readonly kind: 'step'; readonly version: number }
  /** Somebody sat down, came, went or changed a name. */
  | { readonly kind: 'seats' }

/** Tells all other processes that show a table that it has changed. The news itself is in the store. */
export interface Fanout {
  publish(table: string, notice: Notice): void
  /** Calls back for every notice that another process has published of the table; the result ends it. */
  subscribe(table: string, listener: (notice: Notice) => void): () => void
  close(): Promise<void>
}

/** The default: one process, and so nobody to tell or to hear. */
export const noFanout: Fanout = {
  publish() {},
  subscribe: () => () => {},
  async close() {},
}
