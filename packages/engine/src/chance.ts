import { InputError } from './errors.ts'
import { equal, type Json } from './json.ts'
import { nextWord, type RngState, seedRng } from './rng.ts'

/** One result of chance as logs and scenarios write it: a die's face, the thing picked, a list in its new order. */
export type ChanceResult = Json

/** The only source of chance that rules may use. */
export interface Chance {
  /** The state to draw from; the caller that plays a move sets it to that game's own. */
  rng: RngState
  /** One die: 1 to `sides`. */
  die(sides: number): number
  /** One of the items, each equally likely. */
  pick<T extends Json>(items: readonly T[]): T
  /** Shuffles the list in place and returns it. */
  shuffle<T extends Json>(items: T[]): T[]
  /**
   * One thing from a bag with the given number of each thing, each single one equally likely. The bag is not changed.
   */
  draw<N extends string>(bag: Readonly<Record<N, number>>): N
}

/** Chance from the seeded generator. */
export class Generator implements Chance {
  rng: RngState

  constructor(rng: RngState) {
    this.rng = rng
  }

  static seeded(seed: string | number): Generator {
    return new Generator(seedRng(seed))
  }

  /** A uniform integer from 0 to count - 1, without bias (Lemire's method). */
  index(count: number): number {
    for (;;) {
      const word = nextWord(this.rng)
      const low = Math.imul(word, count) >>> 0
      if (low >= count || low >= (0x1_0000_0000 - count) % count) return Math.floor((word * count) / 0x1_0000_0000)
    }
  }

  die(sides: number): number {
    return 1 + this.index(sides)
  }

  pick<T extends Json>(items: readonly T[]): T {
    return items[this.index(items.length)] as T
  }

  shuffle<T extends Json>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.index(i + 1)
      const held = items[i] as T
      items[i] = items[j] as T
      items[j] = held
    }
    return items
  }

  draw<N extends string>(bag: Readonly<Record<N, number>>): N {
    // Sorted: a copy of the state whose keys come in another order draws the same.
    const names = (Object.keys(bag) as N[]).sort()
    let at = this.index(names.reduce((sum, name) => sum + bag[name], 0))
    for (const name of names) {
      if (at < bag[name]) return name
      at -= bag[name]
    }
    throw new Error('nothing can be drawn from an empty bag')
  }
}

/** Chance that writes down each result, for the log. With a script it hands out the script's results first. */
export class RecordedChance implements Chance {
  readonly #source: Generator
  #results: ChanceResult[] = []
  #script: ChanceResult[]

  constructor(rng: RngState, script: readonly ChanceResult[] = []) {
    this.#source = new Generator(rng)
    this.#script = [...script]
  }

  get rng(): RngState {
    return this.#source.rng
  }

  set rng(rng: RngState) {
    this.#source.rng = rng
  }

  /** The results since the last call. */
  take(): ChanceResult[] {
    const results = this.#results
    this.#results = []
    return results
  }

  /** Scripted results that were not used. */
  get unused(): readonly ChanceResult[] {
    return this.#script
  }

  die(sides: number): number {
    const drawn = this.#source.die(sides)
    return this.#record(
      this.#scripted(
        drawn,
        face => Number.isInteger(face) && Number(face) >= 1 && Number(face) <= sides,
        `a die of ${sides} sides`,
      ),
    )
  }

  pick<T extends Json>(items: readonly T[]): T {
    const drawn = this.#source.pick(items)
    return this.#record(
      this.#scripted(drawn, wanted => items.some(item => equal(item, wanted)), `one of ${JSON.stringify(items)}`),
    )
  }

  shuffle<T extends Json>(items: T[]): T[] {
    this.#source.shuffle(items)
    // Only a list can stand for a new order: a script of dice and draws leaves shuffles to the generator.
    if (Array.isArray(this.#script[0])) {
      const order = this.#scripted<readonly T[]>(
        items,
        wanted => isOrderOf(wanted, items),
        `an order of ${JSON.stringify(items)}`,
      )
      items.splice(0, items.length, ...order)
    }
    this.#record([...items])
    return items
  }

  draw<N extends string>(bag: Readonly<Record<N, number>>): N {
    const drawn = this.#source.draw(bag)
    return this.#record(
      this.#scripted<N>(
        drawn,
        wanted => typeof wanted === 'string' && Object.hasOwn(bag, wanted) && bag[wanted as N] > 0,
        `a draw from ${JSON.stringify(bag)}`,
      ),
    )
  }

  #record<T extends ChanceResult>(result: T): T {
    this.#results.push(result)
    return result
  }

  /** The script's next result, or what the generator drew when the script is used up. */
  #scripted<T extends Json>(drawn: T, fits: (wanted: Json) => boolean, asked: string): T {
    const wanted = this.#script.shift()
    if (wanted === undefined) return drawn
    if (!fits(wanted)) throw new InputError(`chance: ${JSON.stringify(wanted)} is not a result of ${asked}`)
    return wanted as T
  }
}

function isOrderOf(wanted: Json, items: readonly Json[]): boolean {
  if (!Array.isArray(wanted) || wanted.length !== items.length) return false
  const left: Json[] = [...items]
  for (const item of wanted) {
    const at = left.findIndex(other => equal(other, item))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return true
}
