/**
 * One thing at a time: while a step is being stored or other steps are read, nobody sees it and nothing else is played.
 */
export class Lock {
  #held: Promise<void> | null = null
  #broken: Error | null = null

  /** The current work; null when there is none. */
  get held(): Promise<void> | null {
    return this.#held
  }

  /** Holds until `release` is called; `until` must not reject, and others wait for it. */
  hold(until: Promise<void>): void {
    this.#held = until
  }

  release(): void {
    this.#held = null
  }

  /** What is in memory is not what is stored, and cannot be mended: whoever waits gets this error. */
  break(error: Error): void {
    this.#broken = error
  }

  get broken(): Error | null {
    return this.#broken
  }

  /** Throws if it is broken. */
  check(): void {
    if (this.#broken) throw this.#broken
  }

  async whenFree<T>(then: () => T): Promise<T> {
    while (this.#held) await this.#held
    this.check()
    return then()
  }
}
