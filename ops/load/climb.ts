/**
 * Which rate comes next, so that the highest that a server sustains is found in a few steps. A rate is too much when it
 * was so twice.
 */
export class Climb {
  readonly #factor: number
  /** The highest sustained, and the lowest that was too much. */
  #good = 0
  #bad = Number.POSITIVE_INFINITY
  #next: number
  /** It failed once at this rate: something else on the machine may have been the cause. */
  #doubted = false

  constructor(first = 50, factor = 1.5) {
    this.#next = first
    this.#factor = factor
  }

  get next(): number {
    return Math.round(this.#next)
  }

  /** True when another step would tell little. */
  get isOver(): boolean {
    return this.#next < 1 || (this.#good > 0 && this.#bad / this.#good < 1.08)
  }

  took(sustained: boolean): void {
    this.#doubted = !sustained && !this.#doubted
    if (this.#doubted) return
    if (sustained) this.#good = Math.max(this.#good, this.#next)
    else this.#bad = Math.min(this.#bad, this.#next)
    if (this.#bad === Number.POSITIVE_INFINITY) this.#next *= this.#factor
    else this.#next = this.#good > 0 ? Math.sqrt(this.#good * this.#bad) : this.#bad / 2
  }
}
