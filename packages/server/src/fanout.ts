/** What happened at a table, for every server process that shows it: enough to know whether one is behind. */
export type Notice =
  /** A step is stored. */
  | { readonly kind: 'step'; readonly version: number }
  /** Somebody sat down, came, went or changed a name. */
  | { readonly kind: 'seats' }

/** Tells all processes that show a table that it has changed. The news itself is in the store. */
export interface Fanout {
  publish(table: string, notice: Notice): void
  /** Calls back for every notice of the table, those of this process included; the result ends it. */
  subscribe(table: string, listener: (notice: Notice) => void): () => void
  close(): Promise<void>
}

/** The default: one process, so a notice is a function call. */
export class LocalFanout implements Fanout {
  readonly #listeners = new Map<string, Set<(notice: Notice) => void>>()

  publish(table: string, notice: Notice): void {
    for (const listener of this.#listeners.get(table) ?? []) listener(notice)
  }

  subscribe(table: string, listener: (notice: Notice) => void): () => void {
    const listeners = this.#listeners.get(table) ?? new Set()
    this.#listeners.set(table, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(table)
    }
  }

  async close(): Promise<void> {
    this.#listeners.clear()
  }
}
