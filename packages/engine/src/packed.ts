/**
 * A list of plain values that only grows and is seldom read, as the log of a game. Each value is kept as its text: one
 * string where there would be a dozen small objects, which the garbage collector would carry along as long as the table
 * lives. Reading gives fresh copies.
 */
export class Packed<T> {
  readonly #texts: string[]

  constructor(texts: readonly string[] = []) {
    this.#texts = [...texts]
  }

  get length(): number {
    return this.#texts.length
  }

  get texts(): readonly string[] {
    return this.#texts
  }

  push(text: string): void {
    this.#texts.push(text)
  }

  pop(): void {
    this.#texts.pop()
  }

  /** The values from that place on. */
  from(place: number): T[] {
    return this.#texts.slice(place).map(text => JSON.parse(text) as T)
  }

  /** The last value for which it holds. */
  findLast(holds: (value: T) => boolean): T | undefined {
    for (let i = this.#texts.length - 1; i >= 0; i--) {
      const value = JSON.parse(this.#texts[i]!) as T
      if (holds(value)) return value
    }
    return undefined
  }
}
