const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Values that were there before, as texts; not made before somebody asks for them. */
export interface Older {
  readonly length: number
  texts(): readonly string[]
}

export const noneOlder: Older = { length: 0, texts: () => [] }

/**
 * A list of plain values that only grows and is seldom read, as the log of a game. It is kept as bytes: thousands of
 * small objects, or texts, would be carried along by the garbage collector as long as the table lives. Reading gives
 * fresh copies.
 */
export class Packed<T> {
  readonly #older: Older
  #bytes = new Uint8Array(512)
  /** Where the text of each value ends that has come since. */
  readonly #ends: number[] = []

  constructor(older: Older = noneOlder) {
    this.#older = older
  }

  get length(): number {
    return this.#older.length + this.#ends.length
  }

  push(text: string): void {
    const start = this.#ends.at(-1) ?? 0
    // No character takes more than three bytes.
    if (this.#bytes.length - start < 3 * text.length) this.#grow(start + 3 * text.length)
    this.#ends.push(start + encoder.encodeInto(text, this.#bytes.subarray(start)).written)
  }

  /** Takes the last value away, which must have been pushed. */
  pop(): void {
    this.#ends.pop()
  }

  /** The values from that place on. */
  from(place: number): T[] {
    const { length } = this.#older
    const older = place < length ? this.#older.texts().slice(place) : []
    const since = Math.max(0, place - length)
    const texts = this.#ends.slice(since).map((_, i) => this.#text(since + i))
    return [...older, ...texts].map(text => JSON.parse(text) as T)
  }

  /** The last value for which it holds. */
  findLast(holds: (value: T) => boolean): T | undefined {
    for (let at = this.#ends.length - 1; at >= 0; at--) {
      const value = JSON.parse(this.#text(at)) as T
      if (holds(value)) return value
    }
    return this.#older
      .texts()
      .map(text => JSON.parse(text) as T)
      .findLast(holds)
  }

  #text(at: number): string {
    return decoder.decode(this.#bytes.subarray(this.#ends[at - 1] ?? 0, this.#ends[at]))
  }

  #grow(least: number): void {
    const bytes = new Uint8Array(Math.max(least, 2 * this.#bytes.length))
    bytes.set(this.#bytes)
    this.#bytes = bytes
  }
}
