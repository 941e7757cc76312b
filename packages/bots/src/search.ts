import {
  type Context,
  cloneUnfrozen,
  type GameDefinition,
  type GameEvent,
  type GameState,
  type Generator,
  hash,
  type Mind,
  type Move,
  type Seat,
  type View,
} from '@acheron/engine'
import { serious } from './bot.ts'
import { type Imagination, imagine } from './imagine.ts'
import { Leads } from './leads.ts'
import { habits, type SearchOptions, type Settled, settle } from './options.ts'
import { type Edge, edgesFor, meanOf, type Node, shareOut } from './tree.ts'
import { drewFrom, silently, tryAll } from './trials.ts'

/** The result of a search: how often it tried each move, and the average worth of the move for the seat. */
export interface SearchStats<M extends Move> {
  readonly move: M
  readonly iterations: number
  readonly nodes: number
  readonly visits: readonly { readonly move: M; readonly visits: number; readonly mean: number }[]
}

/** Standard errors by which the favourite leads when another move will hardly prove itself any more. */
const settled = 0.75

/** Looks at all moves, one move ahead, before the search proper. */
const firstLooks = 8

/**
 * Monte Carlo tree search over information sets (after Cowling, Powley and Whitehouse 2012). Each iteration takes a
 * state that the seat holds possible, plays it down one tree, and judges where it arrives.
 *
 * - A node is what the searching seat can see. After a roll, or when something hidden may have come to light, the way
 *   leads to a node by that sight: no node mixes different dice, and none tells a hidden card.
 * - At each node whoever decides there plays for their own worth. Another seat's moves depend on cards that are only
 *   imagined, so a move is weighed against the times it was there to be chosen.
 * - Below the first move, attention goes by PUCT: worth at first sight and the policy say where to look, results where
 *   to go on. The first moves themselves are halved in rounds (sequential halving), for there only the final choice
 *   counts, not what trying costs; in a round all of them meet the same hidden cards and the same dice.
 * - Seats that decide at the same time are taken in the order of `actors`, the searcher first at the root, and none of
 *   them knows what the others chose.
 */
export class Search<S extends GameState, M extends Move, E extends GameEvent> {
  readonly #game: GameDefinition<S, M, E>
  readonly #seat: Seat
  readonly #moves: readonly M[]
  readonly #random: Generator
  readonly #options: Settled
  readonly #goal: string
  readonly #imagination: Imagination<S>
  readonly #ctx: Context<E>
  readonly #root: Node<M>
  readonly #round: number | null
  readonly #started = performance.now()
  /** The seats and their edges on the way down in the current iteration. */
  #seats: Seat[] = []
  #path: Edge<M>[] = []
  /** The lowest and the highest reward so far. */
  #least = Number.POSITIVE_INFINITY
  #most = Number.NEGATIVE_INFINITY
  #iterations = 0
  #nodes = 1

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
    this.#moves = moves
    this.#random = random
    this.#options = settle(options, game.mind.search ?? habits)
    this.#goal = options.goal ?? (game.mind.goals[0] as string)
    this.#imagination = imagine(game, view, seat, random)
    this.#ctx = silently<E>(random)
    // Random playouts know nothing of the game.
    this.#round = this.#isGuided ? (game.mind.round?.(view as S) ?? null) : null
    const edges = edgesFor(moves, random)
    this.#root = { seat, edges, byMove: null, bySight: null, meanwhile: null, isShared: false }
  }

  run(): SearchStats<M> {
    const { doubt } = this.#options
    let rest = this.#candidates()
    const leads = doubt === null ? null : new Leads(rest[0] as Edge<M>)
    const rounds = Math.max(1, Math.ceil(Math.log2(rest.length)))
    for (let round = 1; this.#spent() < 1 || round === 1; round++) {
      // A single move needs no search.
      if (leads && rest.length === 1) break
      do this.#tryEach(rest, leads)
      while (this.#spent() < round / rounds && !leads?.isSettled(rest, settled))
      if (leads?.isSettled(rest, settled)) break
      rest.sort((a, b) => meanOf(b) - meanOf(a))
      // The favourite stays: the others are measured by it.
      if (leads) rest = [leads.favourite, ...rest.filter(edge => edge !== leads.favourite)]
      if (round < rounds) rest = rest.slice(0, Math.ceil(rest.length / 2))
    }
    const best = leads ? leads.choose(rest, doubt as number) : (rest[0] as Edge<M>)
    const visits = (this.#root.edges as Edge<M>[]).map(edge => ({
      move: edge.move,
      visits: edge.visits,
      mean: meanOf(edge),
    }))
    return { move: best.move, iterations: this.#iterations, nodes: this.#nodes, visits }
  }

  /** Tries all the first moves in the given number of worlds; returns the worth of each move in each world. */
  compare(moves: readonly M[], worlds: number): number[][] {
    const edges = moves.map(move => (this.#root.edges as Edge<M>[]).find(edge => edge.move === move) as Edge<M>)
    return Array.from({ length: worlds }, () => {
      const before = edges.map(edge => edge.total)
      this.#tryEach(edges)
      return edges.map((edge, i) => edge.total - (before[i] as number))
    })
  }

  /** The used part of the budget; 1 or more means all of it. */
  #spent(): number {
    const { iterations, ms } = this.#options
    const counted = iterations === null ? 0 : this.#iterations / iterations
    return ms === null ? counted : Math.max(counted, (performance.now() - this.#started) / ms)
  }

  /** Without random playouts, `worth` and the policy guide the search. */
  get #isGuided(): boolean {
    return this.#options.playout !== 'random'
  }

  /** The first moves worth searching: the plain player says so, or some looks one move ahead. */
  #candidates(): Edge<M>[] {
    const edges = [...(this.#root.edges as Edge<M>[])]
    if (!this.#isGuided) return edges
    const { weigh } = this.#game.mind
    if (weigh) return this.#weighed(this.#options.doubt === null ? edges : this.#inOrder(edges), weigh)
    for (let looks = 0; looks < firstLooks && (looks === 0 || this.#spent() < 0.25); looks++) {
      const chanceUsed = this.#look(edges, this.#imagination.sample(), this.#seat)
      if (this.#imagination.open && !chanceUsed) break
    }
    const policy = this.#policyOf(this.#imagination.sample(), this.#seat, edges)
    return edges
      .sort((a, b) => Number(b.move === policy) - Number(a.move === policy) || meanOf(b) - meanOf(a))
      .slice(0, this.#options.width)
  }

  /** As the rules list them: of moves weighed alike, the plain player takes the first. */
  #inOrder(edges: readonly Edge<M>[]): Edge<M>[] {
    const places = new Map(this.#moves.map((move, i) => [move, i]))
    return edges.toSorted((a, b) => (places.get(a.move) as number) - (places.get(b.move) as number))
  }

  #weighed(edges: readonly Edge<M>[], weigh: NonNullable<Mind<S, M>['weigh']>): Edge<M>[] {
    const weights = weigh(
      this.#imagination.sample(),
      this.#seat,
      edges.map(edge => edge.move),
    )
    const { gap, width } = this.#options
    const order = edges.map((edge, i) => ({ edge, weight: weights[i] as number })).sort((a, b) => b.weight - a.weight)
    const least = (order[0]?.weight ?? 0) - gap
    const sane = order.filter(({ weight }, i) => i === 0 || (weight > Number.NEGATIVE_INFINITY && weight >= least))
    return sane.slice(0, width).map(({ edge }) => edge)
  }

  /** Tries the edges' moves, one move ahead, in the state; says whether one of them used chance. */
  #look(edges: readonly Edge<M>[], state: S, seat: Seat): boolean {
    const moves = edges.map(edge => edge.move)
    const { worths, chanceUsed } = tryAll(this.#game, state, seat, moves, this.#goal, this.#random)
    for (const [i, edge] of edges.entries()) {
      edge.tries++
      edge.total += worths[i] as number
    }
    return chanceUsed
  }

  #policyOf(state: S, seat: Seat, edges: readonly Edge<M>[]): M | null {
    const moves = edges.map(edge => edge.move)
    return this.#game.mind.policy?.(state, seat, moves) ?? null
  }

  /** One iteration for each of the first moves, all with the same hidden cards and the same dice. */
  #tryEach(edges: readonly Edge<M>[], leads: Leads<M> | null = null): void {
    const world = this.#imagination.sample()
    const worths: number[] = []
    for (const edge of edges) {
      const before = edge.total
      this.#iterate(cloneUnfrozen(world), edge)
      worths.push(edge.total - before)
      if (this.#spent() >= 1) break
    }
    if (worths.length === edges.length) leads?.add(edges, worths)
  }

  #iterate(state: S, first: Edge<M>): void {
    const game = this.#game
    this.#iterations++
    this.#seats.length = 0
    this.#path.length = 0
    let node = this.#root
    let edge = first
    for (;;) {
      this.#seats.push(node.seat)
      this.#path.push(edge)
      const rng = { ...state.rng }
      const before = game.actors(state)
      game.play(state, node.seat, edge.move, this.#ctx)
      const seat = game.actors(state)[0]
      if (seat === undefined || this.#options.reach === 'first') break
      const chanceUsed = drewFrom(rng, state.rng)
      const next: Node<M> | null =
        seat !== node.seat && before.includes(seat)
          ? this.#meanwhile(node, seat)
          : this.#follow(node, edge, seat, state, chanceUsed)
      if (!next) break
      node = next
      edge = this.#select(node, state)
    }
    this.#playOn(state)
    this.#learn(state)
  }

  /** The node after a move, or null if this iteration is the first to reach it. */
  #follow(node: Node<M>, edge: Edge<M>, seat: Seat, state: S, chanceUsed: boolean): Node<M> | null {
    if (this.#imagination.open && !chanceUsed && !node.isShared) {
      if (edge.child) return edge.child
      edge.child = this.#nodeFor(seat)
      return null
    }
    // The actors are part of the key: it may be hidden whether another seat has cast its secret vote.
    const sight = `${seat} ${this.#sightOf(state)}`
    node.bySight ??= new Map()
    const known = node.bySight.get(sight)
    if (known) return known
    node.bySight.set(sight, this.#nodeFor(seat))
    return null
  }

  /** The node of a seat that decides at the same time, or null if this iteration is the first to reach it. */
  #meanwhile(node: Node<M>, seat: Seat): Node<M> | null {
    node.meanwhile ??= new Map()
    const known = node.meanwhile.get(seat)
    if (known) return known
    const fresh = this.#nodeFor(seat, true)
    fresh.meanwhile = node.meanwhile
    node.meanwhile.set(seat, fresh)
    return null
  }

  #nodeFor(seat: Seat, isShared = false): Node<M> {
    this.#nodes++
    // A seat's own moves follow from what it sees, so a node of the searcher's, or any in an open game, has one list.
    const varies = isShared || (!this.#imagination.open && seat !== this.#seat)
    return { seat, edges: null, byMove: varies ? new Map() : null, bySight: null, meanwhile: null, isShared }
  }

  #sightOf(state: S): string {
    if (!this.#imagination.open) return hash(this.#game.view(state, this.#seat))
    const { rng: _, ...seen } = state
    return hash(seen)
  }

  /** The move to try next at a node: what it was worth so far, and more the less it was tried for its share. */
  #select(node: Node<M>, state: S): Edge<M> {
    const edges = this.#edgesAt(node, state)
    // In units of what the rewards seen so far differ by, so that a timid `worth` is searched as widely as a bold one.
    const range = this.#most > this.#least ? this.#most - this.#least : 1
    const explore = this.#options.explore * range
    let best = edges[0] as Edge<M>
    let bestBound = Number.NEGATIVE_INFINITY
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i] as Edge<M>
      edge.available++
      const bound =
        edge.tries === 0
          ? Number.POSITIVE_INFINITY
          : edge.total / edge.tries + (explore * edge.share * Math.sqrt(edge.available)) / (1 + edge.visits)
      if (bound > bestBound) {
        best = edge
        bestBound = bound
      }
    }
    return best
  }

  /** The edges of the node that exist in this state. */
  #edgesAt(node: Node<M>, state: S): Edge<M>[] {
    const { byMove, seat } = node
    if (!byMove && node.edges) return node.edges
    const edges = edgesFor(serious(this.#game, this.#game.moves(state, seat)), this.#random)
    const isNew = (edge: Edge<M>, i: number): boolean => {
      const text = JSON.stringify(edge.move)
      const known = byMove?.get(text)
      if (known) edges[i] = known
      else byMove?.set(text, edge)
      return !known
    }
    const unseen = byMove ? edges.filter(isNew) : edges
    if (this.#isGuided) {
      this.#look(unseen, state, seat)
      shareOut(edges, this.#policyOf(state, seat, edges))
    }
    node.edges = edges
    return edges
  }

  #playOn(state: S): void {
    const game = this.#game
    const { playout, depth } = this.#options
    if (playout === 'none') return
    const { mind } = game
    const round = this.#round
    for (let step = 0; step < depth; step++) {
      if (round !== null && mind.round?.(state) !== round) return
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
    // Drawing again is fair among the other moves, and cheaper than filtering every list.
    return this.#game.concedes(move) ? this.#random.pick(serious(this.#game, moves)) : move
  }

  /** Adds to each edge on the way what the end was worth to the seat that chose it. */
  #learn(state: S): void {
    const { mind } = this.#game
    const worths: number[] = []
    for (let i = 0; i < this.#path.length; i++) {
      const seat = this.#seats[i] as Seat
      const edge = this.#path[i] as Edge<M>
      worths[seat] ??= mind.worth(state, seat, this.#goal)
      const worth = worths[seat]
      edge.tries++
      edge.visits++
      edge.total += worth
      if (worth < this.#least) this.#least = worth
      if (worth > this.#most) this.#most = worth
    }
  }
}
