import type { PastView } from '@acheron/engine'

/** Moments of the past come from the server in blocks: playback and the scrubber mostly want the next one too. */
const block = 8
/** Beyond this all are forgotten: a moment of a long game is tens of kilobytes. */
const mostKept = 200

type Ask = (entry: number, count: number) => Promise<readonly PastView[]>

/** The moments of a table's past, as far as they have been asked for. */
export class Moments {
  readonly #ask: Ask
  /** Undefined where the server sent fewer than it was asked for. */
  readonly #known = new Map<number, Promise<PastView | undefined>>()

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** The moment after that entry, given the number of entries. */
  async at(entry: number, entries: number): Promise<PastView> {
    const moment = (await this.#known.get(entry)) ?? (await this.#fetch(entry, entries))
    if (!moment) throw new Error(`the server sent no moment for entry ${entry}`)
    return moment
  }

  /** The past has changed: a step was undone, or another seat looks. */
  forget(): void {
    this.#known.clear()
  }

  #fetch(entry: number, entries: number): Promise<PastView | undefined> {
    if (this.#known.size > mostKept) this.#known.clear()
    const { first, count } = this.#blockAround(entry, entries)
    const moments = this.#ask(first, count)
    for (let i = 0; i < count; i++)
      this.#keep(
        first + i,
        moments.then(came => came[i]),
      )
    return this.#known.get(entry)!
  }

  /**
   * The unknown moments from the entry on; those before it if the next one is known, because the player is going back.
   */
  #blockAround(entry: number, entries: number): { readonly first: number; readonly count: number } {
    const back = this.#known.has(entry + 1)
    let [first, last] = [entry, entry]
    while (last - first + 1 < block) {
      const next = back ? first - 1 : last + 1
      if (next < 0 || next > entries || this.#known.has(next)) break
      if (back) first = next
      else last = next
    }
    return { first, count: last - first + 1 }
  }

  /** Keeps the moment once it has come; missing ones are asked for again. */
  #keep(entry: number, moment: Promise<PastView | undefined>): void {
    const forget = () => {
      if (this.#known.get(entry) === moment) this.#known.delete(entry)
    }
    this.#known.set(entry, moment)
    moment.then(came => came ?? forget(), forget)
  }
}
