/** Numbers from a seed: the same seed gives the same faults. Nothing hidden depends on them. */
export class Random {
  #state: number

  constructor(seed: string) {
    let mixed = 0x811c9dc5
    for (const sign of seed) mixed = Math.imul(mixed ^ sign.codePointAt(0)!, 0x01000193)
    this.#state = mixed
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!
  }
}
