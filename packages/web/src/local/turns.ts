/** Runs work one after the other at each table. */
export class Turns {
  /** The last work at each table. The next waits for it, however it ends. */
  readonly #last = new Map<string, Promise<unknown>>()

  take<T>(table: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(table) ?? Promise.resolve()).then(work)
    const done: Promise<unknown> = turn
      .catch(() => {})
      .then(() => {
        if (this.#last.get(table) === done) this.#last.delete(table)
      })
    this.#last.set(table, done)
    return turn
  }
}
