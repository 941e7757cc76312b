import type { Move } from '@acheron/engine'
import { type Edge, meanOf } from './tree.ts'

/** Fewer worlds tell nothing about their spread. */
const leastWorlds = 4

/**
 * How far first moves lead the favourite, world by world: with the same hidden cards and dice, most of the luck cancels
 * out.
 */
export class Leads<M extends Move> {
  readonly favourite: Edge<M>
  readonly #sums = new Map<Edge<M>, { worlds: number; sum: number; squares: number }>()

  constructor(favourite: Edge<M>) {
    this.favourite = favourite
  }

  /** Adds what each move was worth in one world. */
  add(edges: readonly Edge<M>[], worths: readonly number[]): void {
    const base = worths[edges.indexOf(this.favourite)] as number
    for (const [i, edge] of edges.entries()) {
      const lead = (worths[i] as number) - base
      const known = this.#sums.get(edge) ?? { worlds: 0, sum: 0, squares: 0 }
      this.#sums.set(edge, {
        worlds: known.worlds + 1,
        sum: known.sum + lead,
        squares: known.squares + lead * lead,
      })
    }
  }

  /** The move with the highest mean, if it leads the favourite by so many standard errors; otherwise the favourite. */
  choose(edges: readonly Edge<M>[], doubt: number): Edge<M> {
    let best = this.favourite
    for (const edge of edges) if (meanOf(edge) > meanOf(best) && this.#inErrors(edge) >= doubt) best = edge
    return best
  }

  /** True if the favourite leads every other move by so many standard errors. */
  isSettled(edges: readonly Edge<M>[], doubt: number): boolean {
    return edges.every(edge => edge === this.favourite || this.#inErrors(edge) <= -doubt)
  }

  #inErrors(edge: Edge<M>): number {
    const { worlds, sum, squares } = this.#sums.get(edge) ?? { worlds: 0, sum: 0, squares: 0 }
    if (worlds < leastWorlds) return 0
    const spread = Math.sqrt(Math.max(0, squares - (sum * sum) / worlds) / (worlds - 1))
    return sum === 0 ? 0 : sum / worlds / (spread / Math.sqrt(worlds) + 1e-9)
  }
}
