import type { Generator, Move, Seat } from '@acheron/engine'

/** The share of a node's attention that the policy's move has from the start. */
const policyShare = 0.5
/** The share of every move where nothing guides the search: explores about as much as UCB1. */
const unguidedShare = 0.5
/** How sharply attention falls with the worth at first sight, in parts of the range from worst to best. */
const sharpness = 0.1

/** One move of a node. */
export interface Edge<M extends Move> {
  readonly move: M
  /** Looks one move ahead and iterations together, and the sum of what they were worth to the seat that chooses. */
  tries: number
  total: number
  /** Iterations alone. */
  visits: number
  /** How often the move was legal: with hidden hands it is not legal in every imagined state. */
  available: number
  /** The share of attention it deserves at first sight. */
  share: number
  /** The next node, if only one can follow. */
  child: Node<M> | null
}

/** A moment as the searching seat can distinguish it, and the seat that decides then. */
export interface Node<M extends Move> {
  readonly seat: Seat
  /** Null until the second visit: most nodes never have one. */
  edges: Edge<M>[] | null
  /** The edges by their move's text, for a node whose moves depend on what is hidden. */
  readonly byMove: Map<string, Edge<M>> | null
  /** The next nodes, keyed by the searching seat's view. */
  bySight: Map<string, Node<M>> | null
  /**
   * The nodes of the seats that decide at the same time: they do not see the choice made here, so all choices share
   * them.
   */
  meanwhile: Map<Seat, Node<M>> | null
  /** True for such a node: the ways to it differ, so the next node depends on more than the move. */
  readonly isShared: boolean
}

/** An edge for each move, in random order, because the first of equals is taken. */
export function edgesFor<M extends Move>(moves: readonly M[], random: Generator): Edge<M>[] {
  const unused = { tries: 0, visits: 0, total: 0, available: 0, share: unguidedShare, child: null }
  return random.shuffle([...moves]).map(move => ({ move, ...unused }))
}

/** Divides the attention by what the moves are worth so far, and gives the policy's move its part of it. */
export function shareOut<M extends Move>(edges: readonly Edge<M>[], policy: M | null): void {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    least = Math.min(least, meanOf(edge))
    most = Math.max(most, meanOf(edge))
  }
  const scale = sharpness * (most - least) || 1
  let sum = 0
  for (const edge of edges) {
    edge.share = Math.exp((meanOf(edge) - most) / scale)
    sum += edge.share
  }
  const forPolicy = policy === null ? 0 : policyShare
  for (const edge of edges) edge.share = (edge.share / sum) * (1 - forPolicy) + (edge.move === policy ? forPolicy : 0)
}

export function meanOf<M extends Move>({ total, tries }: Edge<M>): number {
  return tries > 0 ? total / tries : 0
}
