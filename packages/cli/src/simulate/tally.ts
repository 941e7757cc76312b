/** The number of times each value occurred. */
export type Counts = Map<number, number>

/** What happened to one feature of the game (a card, a tile, a place, an option). */
export interface FeatureTally {
  uses: number
  /** Games in which it occurred at all. */
  games: number
  /** Seats (counted game by game) that used it, and those of them that won. */
  seats: number
  wins: number
}

/**
 * What is counted over many games. All counts are whole numbers in bins, so tallies of threads add up to the same sum in
 * any order: the number of workers cannot change a result.
 */
export interface Tally {
  finished: number
  errors: number
  moves: number
  readonly seatWins: number[]
  readonly turns: Counts
  readonly scores: Counts
  readonly features: Map<string, FeatureTally>
  /** Sums that the game has asked for, by their names. */
  readonly sums: Map<string, number>
  /** The error of the game with the lowest number, so that it does not depend on the speed of threads. */
  firstError: { readonly game: number; readonly message: string } | null
}

export function emptyTally(players: number): Tally {
  return {
    finished: 0,
    errors: 0,
    moves: 0,
    seatWins: Array<number>(players).fill(0),
    turns: new Map(),
    scores: new Map(),
    features: new Map(),
    sums: new Map(),
    firstError: null,
  }
}

export function count(counts: Counts, value: number, times = 1): void {
  counts.set(value, (counts.get(value) ?? 0) + times)
}

export function noteError(tally: Tally, game: number, message: string): void {
  if (tally.firstError === null || game < tally.firstError.game) tally.firstError = { game, message }
}

/** Adds the second tally to the first. */
export function addTally(to: Tally, from: Tally): void {
  to.finished += from.finished
  to.errors += from.errors
  to.moves += from.moves
  from.seatWins.forEach((wins, seat) => {
    to.seatWins[seat] = (to.seatWins[seat] ?? 0) + wins
  })
  for (const [value, times] of from.turns) count(to.turns, value, times)
  for (const [value, times] of from.scores) count(to.scores, value, times)
  for (const [name, feature] of from.features) addFeature(to, name, feature)
  for (const [name, by] of from.sums) to.sums.set(name, (to.sums.get(name) ?? 0) + by)
  if (from.firstError) noteError(to, from.firstError.game, from.firstError.message)
}

export function addFeature(to: Tally, name: string, from: FeatureTally): void {
  const known = to.features.get(name)
  if (!known) {
    to.features.set(name, { ...from })
    return
  }
  known.uses += from.uses
  known.games += from.games
  known.seats += from.seats
  known.wins += from.wins
}
