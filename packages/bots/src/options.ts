import type { SearchHabits } from '@acheron/engine'

/**
 * How a new position is judged: by the game's `worth` at once, or after playing on by its policy, or at random. With
 * `random` the search knows nothing but the rules: neither `worth` nor the policy tells it where to look first.
 */
export const playouts = ['none', 'random', 'policy'] as const
type Playout = (typeof playouts)[number]

export const reaches = ['tree', 'first'] as const
type Reach = (typeof reaches)[number]

export interface SearchOptions {
  /** The search ends after this many iterations or milliseconds, whichever comes first; null is no limit. */
  readonly iterations: number | null
  readonly ms: number | null
  // For the next four, null is the game's habit, or the search's own default if the game has none.
  readonly playout: Playout | null
  /** Moves after which a playout is cut and judged by `worth`. */
  readonly depth: number | null
  /** The number of moves that are searched, the best at first sight. */
  readonly width: number | null
  /** `tree`: a tree grows below the first moves; `first`: each of them is only played out. */
  readonly reach: Reach | null
  /** How much, below the first move, one that was tried little is preferred. */
  readonly explore: number
  /** The goal of every seat; null is the game's first goal. */
  readonly goal: string | null
  /** Whether the game's own solution plays where there is one. */
  readonly solution?: boolean
}

export const searchDefaults: SearchOptions = {
  iterations: 400,
  ms: null,
  playout: null,
  depth: null,
  width: null,
  reach: null,
  explore: 1,
  goal: null,
}

/** The defaults of a search. */
export const habits = { playout: 'none', depth: 100, width: 16, reach: 'tree' } as const

/** The options with the game's defaults filled in. */
export type Settled = SearchOptions & {
  playout: Playout
  depth: number
  width: number
  reach: Reach
  gap: number
  doubt: number | null
}

export function settle(options: SearchOptions, game: SearchHabits): Settled {
  const { playout, depth, width, reach, gap = Number.POSITIVE_INFINITY, doubt = null } = game
  const random = options.playout === 'random'
  return {
    ...options,
    playout: options.playout ?? playout,
    depth: options.depth ?? (random ? habits.depth : depth),
    width: options.width ?? width,
    reach: options.reach ?? (random ? habits.reach : reach),
    gap,
    doubt: random ? null : doubt,
  }
}
