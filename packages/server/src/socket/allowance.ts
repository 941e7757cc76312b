/** A token bucket: a burst at once, and a rate per second on average. */
export class Allowance {
  readonly #burst: number
  readonly #perMillisecond: number
  #tokens: number
  #refilled = performance.now()

  constructor(burst: number, perSecond: number) {
    this.#burst = burst
    this.#perMillisecond = perSecond / 1000
    this.#tokens = burst
  }

  /** The tokens at that time; below zero if too many were taken. */
  left(now: number): number {
    this.#tokens = Math.min(this.#burst, this.#tokens + (now - this.#refilled) * this.#perMillisecond)
    this.#refilled = now
    return this.#tokens
  }

  take(tokens: number): void {
    this.#tokens -= tokens
  }
}
