const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** This many texts are packed together: encoding them one by one takes several times as long. */
const perBundle = 64

/** No JSON text contains one. */
const between = '\n'

/**
 * A list of plain values that grows and is seldom read, such as the log of a game, given as JSON texts. All but the last ones are
 * kept as bytes: the garbage collector would walk thousands of small objects or texts again and again. Reading gives copies.
 * The first values may be missing: they are kept elsewhere.
 */
export class Packed<T> {
  /** The earlier values as texts, parsed on demand. */
  #older: readonly string[]
  #bundles: Uint8Array[] = []
  #last: string[] = []
  #first: number

  /** `first` is the index of the first of the texts. */
  constructor(older: readonly string[] = [], first = 0) {
    this.#older = older
    this.#first = first
  }

  /** The values before this index are not here. */
  get first(): number {
    return this.#first
  }

  /** The number of all values, including those that are not here. */
  get length(): number {
    return this.#first + this.#older.length + this.#bundles.length * perBundle + this.#last.length
  }

  /** Lets go of values before the index, as far as they are packed together. */
  forget(before: number): void {
    if (this.#first + this.#older.length <= before) {
      this.#first += this.#older.length
      this.#older = []
      const bundles = Math.min(Math.floor((before - this.#first) / perBundle), this.#bundles.length)
      this.#bundles = this.#bundles.slice(bundles)
      this.#first += bundles * perBundle
    }
  }

  push(text: string): void {
    if (this.#last.length === perBundle) {
      this.#bundles.push(encoder.encode(this.#last.join(between)))
      this.#last = []
    }
    this.#last.push(text)
  }

  /** Removes the last value, which must have been pushed. */
  pop(): void {
    if (this.#last.length === 0) this.#last = unpacked(this.#bundles.pop()!)
    this.#last.pop()
  }

  /** The values from that index on. */
  from(place: number): T[] {
    const { length } = this.#older
    const at = place - this.#first
    if (at < 0) throw new RangeError(`the values before ${this.#first} are not here`)
    const older = at < length ? this.#older.slice(at) : []
    const since = Math.max(0, at - length)
    const whole = Math.min(Math.floor(since / perBundle), this.#bundles.length)
    const texts = [...this.#bundles.slice(whole).flatMap(unpacked), ...this.#last].slice(since - whole * perBundle)
    return [...older, ...texts].map(text => JSON.parse(text) as T)
  }

  /** The last value for which the condition holds. */
  findLast(holds: (value: T) => boolean): T | undefined {
    for (const texts of this.#fromTheEnd()) {
      const found = texts.map(text => JSON.parse(text) as T).findLast(holds)
      if (found !== undefined) return found
    }
    return undefined
  }

  *#fromTheEnd(): Generator<readonly string[]> {
    yield this.#last
    for (let i = this.#bundles.length - 1; i >= 0; i--) yield unpacked(this.#bundles[i]!)
    yield this.#older
  }
}

function unpacked(bundle: Uint8Array): string[] {
  return decoder.decode(bundle).split(between)
}
