import {
  type GameDefinition,
  type GameEvent,
  type GameState,
  Generator,
  type Move,
  type Seat,
  type View,
} from '@acheron/engine'
import { type Bot, serious } from './bot.ts'
import { type Imagination, imagine } from './imagine.ts'

/** How a new position is judged: by the game's `worth` at once, or after playing on. */
export const playouts = ['none', 'random', 'policy'] as const
export type Playout = (typeof playouts)[number]

export interface SearchOptions {
  /** The search ends after so many iterations or milliseconds, whichever comes first; null is no limit. */
  readonly iterations: number | null
  readonly ms: number | null
  readonly playout: Playout
  /** Moves after which a playout is cut and judged by `worth`. */
  readonly depth: number
  /** UCB1's constant: how much a move that was tried little is preferred. */
  readonly explore: number
  /** What every seat plays for; null is the game's first goal. */
  readonly goal: string | null
}

export const searchDefaults: SearchOptions = {
  iterations: 400,
  ms: null,
  playout: 'none',
  depth: 100,
  explore: 0.7,
  goal: null,
}

/** What a search found: how often it went for each move, and what came of it on the average for the seat. */
export interface SearchStats<M extends Move> {
  readonly move: M
  readonly iterations: number
  readonly nodes: number
  readonly visits: readonly { readonly move: M; readonly visits: number; readonly mean: number }[]
}

/** One move of a node. */
interface Edge<M extends Move> {
  readonly move: M
  visits: number
  total: number
  /** How often the move was there to be chosen: with hidden hands, not in every imagined state. */
  available: number
  /** What follows, where only one thing can. */
  child: Node<M> | null
}

/** A moment as the searching seat can tell it from others, and who decides then. */
interface Node<M extends Move> {
  readonly seat: Seat
  /** Null until the second visit: most nodes never have one. */
  edges: Edge<M>[] | null
  /** The edges by their move's text, for a node whose moves depend on what is hidden. */
  readonly byMove: Map<string, Edge<M>> | null
  /** What follows, by what the searching seat then sees. */
  bySight: Map<string, Node<M>> | null
}

/**
 * Monte Carlo tree search over information sets. Each iteration imagines a state that the seat holds possible, walks
 * down one tree with it, and judges where it arrives. Three things keep the tree honest:
 * - A node is what the searching seat can see. After a roll, or when something hidden may have come to light, the way
 *   leads to a node by that sight; so no node mixes different dice, and none tells a hidden card.
 * - At each node whoever decides there plays for their own worth.
 * - Another seat's moves depend on cards the searcher only imagines, so a move is weighed against the times it was
 *   there to be chosen (Cowling, Powley and Whitehouse 2012, SO-ISMCTS).
 * Seats that decide at the same time are taken in the order of `actors`, the searcher first at the root.
 */
class Search<S extends GameState, M extends Move, E extends GameEvent> {
  readonly #game: GameDefinition<S, M, E>
  readonly #seat: Seat
  readonly #random: Generator
  readonly #options: SearchOptions
  readonly #imagination: Imagination<S>
  readonly #root: Node<M>
  readonly #goal: string
  readonly #ctx
  /** The way down in the current iteration. */
  #path: { readonly seat: Seat; readonly edge: Edge<M> }[] = []
  /** The lowest and the highest reward so far. */
  #least = Number.POSITIVE_INFINITY
  #most = Number.NEGATIVE_INFINITY
  nodes = 1

  constructor(
    game: GameDefinition<S, M, E>,
    view: View<S>,
    seat: Seat,
    moves: readonly M[],
    random: Generator,
    options: SearchOptions,
  ) {
    this.#game = game
    this.#seat = seat
    this.#random = random
    this.#options = options
    this.#goal = options.goal ?? (game.mind.goals[0] as string)
    this.#imagination = imagine(game, view, seat, random)
    this.#ctx = { random: new Generator(random.rng), emit() {} }
    this.#root = { seat, edges: this.#edgesOf(moves), byMove: null, bySight: null }
  }

  get edges(): readonly Edge<M>[] {
    return this.#root.edges as Edge<M>[]
  }

  iterate(): void {
    const game = this.#game
    const { rng } = this.#random
    const state = this.#imagination.sample()
    this.#path = []
    for (let node: Node<M> | null = this.#root; node; ) {
      const { seat }: Node<M> = node
      const edge = this.#select(node, state)
      this.#path.push({ seat, edge })
      const { a, b } = rng
      game.play(state, seat, edge.move, this.#ctx)
      const next = game.actors(state)[0]
      node = next === undefined ? null : this.#follow(node, edge, next, state, rng.a !== a || rng.b !== b)
    }
    this.#playOn(state)
    this.#learn(state)
  }

  #select(node: Node<M>, state: S): Edge<M> {
    const edges = this.#available(node, state)
    // In units of what the rewards seen so far differ by, so that a timid `worth` is searched as widely as a bold one.
    const explore = this.#options.explore * (this.#most - this.#least || 1)
    let best: Edge<M> | null = null
    let bestBound = -1
    let logOf = 0
    let log = 0
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i] as Edge<M>
      edge.available++
      let bound = Number.POSITIVE_INFINITY
      if (edge.visits > 0) {
        if (edge.available !== logOf) {
          logOf = edge.available
          log = Math.log(logOf)
        }
        bound = edge.total / edge.visits + explore * Math.sqrt(log / edge.visits)
      }
      if (bound > bestBound) {
        best = edge
        bestBound = bound
      }
    }
    return best as Edge<M>
  }

  /** The edges of the node that exist in this state. */
  #available(node: Node<M>, state: S): Edge<M>[] {
    const { byMove } = node
    if (!byMove) {
      node.edges ??= this.#edgesOf(this.#game.moves(state, node.seat))
      return node.edges
    }
    const edges = this.#edgesOf(this.#game.moves(state, node.seat))
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i] as Edge<M>
      const text = JSON.stringify(edge.move)
      const known = byMove.get(text)
      if (known) edges[i] = known
      else byMove.set(text, edge)
    }
    return edges
  }

  /** In random order: moves that have not been tried are tried in turn. */
  #edgesOf(moves: readonly M[]): Edge<M>[] {
    const edges = serious(this.#game, moves).map(move => ({ move, visits: 0, total: 0, available: 0, child: null }))
    return shuffle(edges, this.#random)
  }

  /** The node after a move, or null where this iteration is the first to come there. */
  #follow(node: Node<M>, edge: Edge<M>, seat: Seat, state: S, chanceUsed: boolean): Node<M> | null {
    const { open } = this.#imagination
    if (open && !chanceUsed) {
      if (edge.child) return edge.child
      edge.child = this.#nodeFor(seat)
      return null
    }
    // Who decides next is part of it: whether another seat has cast its secret vote may itself be hidden.
    const sight = `${seat} ${this.#sightOf(state)}`
    node.bySight ??= new Map()
    const known = node.bySight.get(sight)
    if (known) return known
    node.bySight.set(sight, this.#nodeFor(seat))
    return null
  }

  #nodeFor(seat: Seat): Node<M> {
    this.nodes++
    // A seat's own moves follow from what it sees, so a node of the searcher's, or any in an open game, has one list.
    const varies = !this.#imagination.open && seat !== this.#seat
    return { seat, edges: null, byMove: varies ? new Map() : null, bySight: null }
  }

  #sightOf(state: S): string {
    if (!this.#imagination.open) return JSON.stringify(this.#game.view(state, this.#seat))
    const { rng: _, ...seen } = state
    return JSON.stringify(seen)
  }

  #playOn(state: S): void {
    const game = this.#game
    const { playout, depth } = this.#options
    if (playout === 'none') return
    const { mind } = game
    for (let step = 0; step < depth; step++) {
      const seat = game.actors(state)[0]
      if (seat === undefined) return
      const moves = game.moves(state, seat)
      const move =
        playout === 'policy' && mind.policy ? mind.policy(state, seat, serious(game, moves)) : this.#anyOf(moves)
      game.play(state, seat, move, this.#ctx)
    }
  }

  #anyOf(moves: readonly M[]): M {
    const move = moves[this.#random.index(moves.length)] as M
    // Drawing again is fair among the rest, and cheaper than sifting every list.
    return this.#game.concedes(move) ? this.#random.pick(serious(this.#game, moves)) : move
  }

  #learn(state: S): void {
    const { mind } = this.#game
    const worths: number[] = []
    for (const { seat, edge } of this.#path) {
      const worth = (worths[seat] ??= mind.worth(state, seat, this.#goal))
      edge.visits++
      edge.total += worth
      if (worth < this.#least) this.#least = worth
      if (worth > this.#most) this.#most = worth
    }
  }
}

function shuffle<T>(items: T[], random: Generator): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.index(i + 1)
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
  return items
}

/** Lets the search think about the seat's moves within its budget; at least one iteration, whatever the clock says. */
export function search<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  view: View<S>,
  seat: Seat,
  moves: readonly M[],
  random: Generator,
  options: SearchOptions,
): SearchStats<M> {
  const tree = new Search(game, view, seat, moves, random, options)
  const limit = options.iterations ?? Number.POSITIVE_INFINITY
  const deadline = options.ms === null ? null : performance.now() + options.ms
  let iterations = 0
  do {
    tree.iterate()
    iterations++
  } while (iterations < limit && (deadline === null || performance.now() < deadline))
  const visits = tree.edges
    .map(({ move, visits, total }) => ({ move, visits, mean: visits > 0 ? total / visits : 0 }))
    .sort((a, b) => b.visits - a.visits || b.mean - a.mean)
  // The most visited, not the best mean: one lucky visit is no reason.
  return { move: visits[0]?.move as M, iterations, nodes: tree.nodes, visits }
}

export function searchBot<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  options: SearchOptions,
): Bot<S, M> {
  return {
    choose(view, seat, moves, random) {
      const choices = serious(game, moves)
      return choices.length === 1 ? (choices[0] as M) : search(game, view, seat, choices, random, options).move
    },
  }
}

/** A search of exactly so many iterations from the view alone, with its counts: for measurements. */
export function iterate<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  view: View<S>,
  seat: Seat,
  iterations: number,
  random: Generator,
  options: Partial<SearchOptions> = {},
): SearchStats<M> {
  const moves = game.moves(imagine(game, view, seat, random).sample(), seat)
  return search(game, view, seat, moves, random, { ...searchDefaults, ...options, iterations })
}
