/** Tasks about the same thing run one after the other, in the order of the calls. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs it after what was asked for before about the same thing. */
  take<T>(about: string, run: () => Promise<T>): Promise<T> {
    const before = this.#last.get(about)
    const mine = before ? before.then(run, run) : run()
    this.#last.set(about, mine)
    const over = () => {
      if (this.#last.get(about) === mine) this.#last.delete(about)
    }
    mine.then(over, over)
    return mine
  }

  /** Resolves when all of them are over. */
  async done(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values())
  }
}
