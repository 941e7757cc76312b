import type { GameDefinition, GameEvent, GameState, Generator, Move, Seat, View } from '@acheron/engine'
import { serious } from './bot.ts'
import { chanceOf } from './chance.ts'
import { imagine } from './imagine.ts'
import { searchDefaults } from './options.ts'
import { Search } from './search.ts'
import { tryAll } from './trials.ts'

/** A move that was looked at, what it is worth to the seat from 0 to 1, and the standard error of that. */
export interface Considered<M extends Move = Move> {
  readonly move: M
  readonly worth: number
  readonly error: number
}

/** The number of moves that are looked at. */
const usualMoves = 5
/** Imagined states in which all moves are tried one move ahead, where the game does not weigh them. */
const looks = 4
/** Standard errors by which a move must lead the game's own choice to stand before it. */
const doubt = 1
/** Of fewer worlds the spread tells nothing yet, and the game's own choice leads. */
const leastWorlds = 4

/**
 * Looks at the best moves of a position from what the seat can see, each in the same imagined worlds with the same dice; the
 * more worlds, the surer. The choice of the game's expert stands first; that of its plain player gives way to a clear lead.
 */
export class Adviser<S extends GameState, M extends Move, E extends GameEvent> {
  readonly #moves: readonly M[]
  readonly #favourite: M
  readonly #isSure: boolean
  readonly #search: Search<S, M, E>
  readonly #chance: (worth: number) => number
  /** What the position itself is worth, and the number of worlds that this counts as. */
  readonly #prior: { readonly worth: number; readonly worlds: number }
  /** What each move was worth, world by world. */
  readonly #worths: number[][] = []

  constructor(
    game: GameDefinition<S, M, E>,
    view: View<S>,
    seat: Seat,
    moves: readonly M[],
    random: Generator,
    goal = game.mind.goals[0] as string,
    most = usualMoves,
  ) {
    const choices = serious(game, moves)
    const { mind } = game
    const imagination = imagine(game, view, seat, random)
    const state = imagination.sample()
    const expert = mind.expert?.(state, seat, choices, goal)
    const favourite = expert ?? mind.policy?.(state, seat, choices)
    const sums = mind.weigh
      ? mind.weigh(state, seat, choices)
      : oneAhead(() => tryAll(game, imagination.sample(), seat, choices, goal, random).worths, choices.length)
    const order = choices
      .map((move, i) => ({ move, sum: sums[i] as number }))
      .filter(({ move, sum }) => move === favourite || sum > Number.NEGATIVE_INFINITY)
      .sort((a, b) => Number(b.move === favourite) - Number(a.move === favourite) || b.sum - a.sum)
    this.#moves = order.slice(0, most).map(({ move }) => move)
    this.#favourite = this.#moves[0] as M
    this.#isSure = expert !== undefined
    this.#chance = chanceOf(game, state, goal)
    this.#prior = { worth: mind.worth(state, seat, goal), worlds: mind.search?.prior ?? 0 }
    const options = { ...searchDefaults, iterations: null, ms: null, goal }
    this.#search = new Search(game, view, seat, this.#moves, random, options)
  }

  /** The moves that are looked at, the likeliest first. */
  get moves(): readonly M[] {
    return this.#moves
  }

  /** Tries each move in so many more worlds. The moves, best first. */
  consider(worlds: number): Considered<M>[] {
    this.#worths.push(...this.#search.compare(this.#moves, worlds))
    const considered = this.#moves.map((move, i) => ({
      move,
      ...this.#kept(measured(this.#worths.map(world => world[i] as number))),
    }))
    return considered.sort((a, b) => Number(this.#standsBefore(b)) - Number(this.#standsBefore(a)) || b.worth - a.worth)
  }

  /** The worth as a chance that is kept. It orders the moves alike. */
  #kept({ worth, error }: { worth: number; error: number }) {
    const { worlds: before, worth: prior } = this.#prior
    const tried = this.#worths.length
    const weighed = (worth * tried + prior * before) / (tried + before)
    const [low, high] = [weighed - error, weighed + error].map(this.#chance)
    return { worth: this.#chance(weighed), error: tried > 1 ? ((high as number) - (low as number)) / 2 : error }
  }

  /** Whether the move leads the list, however its mean lies: the favourite, unless another one leads it clearly. */
  #standsBefore({ move }: Considered<M>): boolean {
    if (move !== this.#favourite) return false
    return (
      this.#isSure ||
      this.#worths.length < leastWorlds ||
      !this.#moves.some((other, i) => other !== move && this.#leads(i))
    )
  }

  #leads(i: number): boolean {
    const { worth, error } = measured(this.#worths.map(world => (world[i] as number) - (world[0] as number)))
    return worth > doubt * error
  }
}

function oneAhead(look: () => readonly number[], moves: number): number[] {
  const sums: number[] = Array(moves).fill(0)
  for (let n = 0; n < looks; n++) for (const [i, worth] of look().entries()) sums[i] = (sums[i] as number) + worth
  return sums
}

/** The mean and its standard error; of a single figure nothing is known but itself. */
function measured(values: readonly number[]): { worth: number; error: number } {
  const worth = values.reduce((sum, value) => sum + value, 0) / values.length
  if (values.length < 2) return { worth, error: 1 }
  const squares = values.reduce((sum, value) => sum + (value - worth) ** 2, 0)
  return { worth, error: Math.sqrt(squares / (values.length - 1) / values.length) }
}
