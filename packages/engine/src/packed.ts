const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * A list of plain values that only grows and is seldom read, as the log of a game. It is kept as bytes: thousands of
 * small objects, or texts, would be carried along by the garbage collector as long as the table lives. Reading gives
 * fresh copies.
 */
export class Packed<T> {
  #bytes = new Uint8Array(512)
  /** Where each value's text ends. */
  readonly #ends: number[] = []

  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.push(text)
  }

  get length(): number {
    return this.#ends.length
  }

  push(text: string): void {
    const start = this.#ends.at(-1) ?? 0
    // No character takes more than three bytes.
    if (this.#bytes.length - start < 3 * text.length) this.#grow(start + 3 * text.length)
    this.#ends.push(start + encoder.encodeInto(text, this.#bytes.subarray(start)).written)
  }

  pop(): void {
    this.#ends.pop()
  }

  /** The values from that place on. */
  from(place: number): T[] {
    return this.#ends.slice(place).map((_, i) => JSON.parse(this.#text(place + i)) as T)
  }

  /** The last value for which it holds. */
  findLast(holds: (value: T) => boolean): T | undefined {
    for (let place = this.length - 1; place >= 0; place--) {
      const value = JSON.parse(this.#text(place)) as T
      if (holds(value)) return value
    }
    return undefined
  }

  #text(place: number): string {
    return decoder.decode(this.#bytes.subarray(this.#ends[place - 1] ?? 0, this.#ends[place]))
  }

  #grow(least: number): void {
    const bytes = new Uint8Array(Math.max(least, 2 * this.#bytes.length))
    bytes.set(this.#bytes)
    this.#bytes = bytes
  }
}
