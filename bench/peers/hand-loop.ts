// Random play of nine-circles (default sheet, `stop = strict`), written by hand without any engine: no log, no events,
// no definition object. A programmer who wants only this game, and wants it fast, would write this. It is the mark for
// our engine. Rule numbers are those of the game's rules. Neither side concedes in random play.

export interface State {
  circle: number
  pool: number
  /** Values of the active dice, ascending. */
  active: number[]
  removed: number
  /** Empty pips of the group rows 1 to 4. */
  rows: number[]
  virgil: number
  declared: number | null
  lastWasVirgil: boolean
  cleared: number
  status: 'playing' | 'won' | 'lost'
}

export type Move =
  | { do: 'declare'; n: number }
  | { do: 'roll'; rows: readonly number[]; fresh: number; again: readonly number[] }
  | { do: 'virgil'; from: number; to: number }
  | { do: 'claim'; use: readonly number[] }

/** Starts the game over if it has ended. */
export function beginAnew(state: State): void {
  if (state.status !== 'playing') Object.assign(state, newGame())
}

/** A uniform die, 1 to 6. */
export type Die = () => number

/** R8.2: the smallest number of dice that can ever meet the target of a circle. */
const LEAST_DICE = [0, 1, 2, 3, 2, 4, 4, 5, 2, 3]

/** R4.3: what a Virgil pip can make of a die. */
export const VIRGIL_TO: readonly (readonly number[])[] = [[], [2, 6], [1, 3, 5], [2, 4], [3, 5], [2, 4, 6], [1, 5]]

/** The fewest Virgil pips that turn one value into another: the shortest ways in `VIRGIL_TO`. */
const PIPS = [
  [0, 0, 0, 0, 0, 0, 0],
  [0, 0, 1, 2, 3, 2, 1],
  [0, 1, 0, 1, 2, 1, 2],
  [0, 2, 1, 0, 1, 2, 3],
  [0, 3, 2, 1, 0, 1, 2],
  [0, 2, 1, 2, 1, 0, 1],
  [0, 1, 2, 3, 2, 1, 0],
]

const SINGLE_ROWS = [[], [1], [2], [3], [4]]
const OUT_OF_REACH = 99

/** xoshiro128**, seeded through splitmix32. */
export class Random {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: number) {
    let s = seed | 0
    const mix = (): number => {
      s = (s + 0x9e3779b9) | 0
      let z = s
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
      return z ^ (z >>> 16)
    }
    this.#a = mix()
    this.#b = mix()
    this.#c = mix()
    this.#d = mix()
  }

  /** A uniform integer from 0 to n - 1. */
  below(n: number): number {
    const b = this.#b
    const x = Math.imul(b, 5)
    const result = Math.imul((x << 7) | (x >>> 25), 9)
    this.#c ^= this.#a
    this.#d ^= b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= b << 9
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return Math.floor(((result >>> 0) / 0x100000000) * n)
  }
}

export function newGame(): State {
  return {
    circle: 1,
    pool: 9,
    active: [],
    removed: 0,
    rows: [7, 7, 7, 7],
    virgil: 9,
    declared: null,
    lastWasVirgil: false,
    cleared: 0,
    status: 'playing',
  }
}

/** Plays one game of uniformly random legal moves and returns its final state and the number of moves. */
export function playRandomGame(random: Random): { state: State; moves: number } {
  const die: Die = () => random.below(6) + 1
  const state = newGame()
  let moves = 0
  for (;;) {
    const claims = findClaims(state)
    if (isLost(state, claims)) state.status = 'lost'
    if (state.status !== 'playing') return { state, moves }
    const legal = legalMoves(state, claims)
    applyMove(state, legal[random.below(legal.length)]!, die)
    moves++
  }
}

// --- the legal moves ---

/** Every legal move but concede, each once. */
export function legalMoves(state: State, claims = findClaims(state)): Move[] {
  const moves: Move[] = []
  if (state.circle === 8 && state.declared === null) {
    for (let n = 1; n <= 6; n++) moves.push({ do: 'declare', n })
    return moves
  }
  for (const use of claims) moves.push({ do: 'claim', use })
  // R6.6: once the target is met no roll is left, and Virgil only goes on with a chain already begun.
  if (claims.length === 0 || state.lastWasVirgil) addVirgil(state, moves)
  if (claims.length === 0) {
    if (state.circle === 7) addJoinedRolls(state, moves)
    else addRolls(state, moves)
  }
  return moves
}

function addVirgil({ active, virgil, circle }: State, moves: Move[]): void {
  if (virgil === 0) return
  let last = 0
  for (const from of active) {
    if (from === last) continue
    last = from
    for (const to of VIRGIL_TO[from]!) {
      if (circle === 7 && to === 5) continue
      moves.push({ do: 'virgil', from, to })
    }
  }
}

/** R3.2: one row of size k; k - fresh of the active dice are rolled again. */
function addRolls({ active, pool, rows }: State, moves: Move[]): void {
  const subsets = subsetsBySize(active)
  for (let k = 1; k <= 4; k++) {
    if (rows[k - 1] === 0) continue
    for (let fresh = Math.max(0, k - active.length); fresh <= k && fresh <= pool; fresh++) {
      for (const again of subsets[k - fresh]!) moves.push({ do: 'roll', rows: SINGLE_ROWS[k]!, fresh, again })
    }
  }
}

/** R7.4 and R7.5: any rows together; the dice rolled again are always the lowest. */
function addJoinedRolls({ active, pool, rows }: State, moves: Move[]): void {
  const dice = pool + active.length
  const left = rows.slice()
  const joined: number[] = []
  const join = (largest: number, total: number): void => {
    for (let k = Math.min(largest, dice - total); k >= 1; k--) {
      if (left[k - 1] === 0) continue
      left[k - 1]!--
      joined.push(k)
      const list = joined.slice()
      const sum = total + k
      for (let fresh = Math.max(0, sum - active.length); fresh <= sum && fresh <= pool; fresh++) {
        moves.push({ do: 'roll', rows: list, fresh, again: active.slice(0, sum - fresh) })
      }
      join(k, sum)
      joined.pop()
      left[k - 1]!++
    }
  }
  join(4, 0)
}

/** The different multisets of up to four of the sorted `values`, by their size. Equal neighbours count once a place. */
function subsetsBySize(values: readonly number[]): number[][][] {
  const ones: number[][] = []
  const twos: number[][] = []
  const threes: number[][] = []
  const fours: number[][] = []
  for (let i = 0; i < values.length; i++) {
    const a = values[i]!
    if (i > 0 && a === values[i - 1]) continue
    ones.push([a])
    for (let j = i + 1; j < values.length; j++) {
      const b = values[j]!
      if (j > i + 1 && b === values[j - 1]) continue
      twos.push([a, b])
      for (let k = j + 1; k < values.length; k++) {
        const c = values[k]!
        if (k > j + 1 && c === values[k - 1]) continue
        threes.push([a, b, c])
        for (let l = k + 1; l < values.length; l++) {
          const d = values[l]!
          if (l > k + 1 && d === values[l - 1]) continue
          fours.push([a, b, c, d])
        }
      }
    }
  }
  return [[[]], ones, twos, threes, fours]
}

// --- the targets (R5, R6.1) ---

/** The different multisets of active dice that meet the target of the current circle. */
export function findClaims({ circle, active, declared }: State): (readonly number[])[] {
  switch (circle) {
    case 1:
      return equalDice(active, 1, 1)
    case 2:
      return subsetsOfSum(active, 9)
    case 3:
      return equalDice(active, 2, 3)
    case 4:
      return subsetsOfSum(active, 12)
    case 5:
      return subsetsOfSum(active, 20).filter(splitsIntoTens)
    case 6:
      return straights(active)
    case 7:
      return active.length >= 5 ? [active.slice(0, 5)] : []
    case 8:
      return declared === null ? [] : equalDice(active, declared, 2)
    default:
      return equalDice(active, 6, 3)
  }
}

function equalDice(active: readonly number[], value: number, count: number): number[][] {
  const first = active.indexOf(value)
  if (first < 0 || active[first + count - 1] !== value) return []
  return [active.slice(first, first + count)]
}

function subsetsOfSum(active: readonly number[], sum: number): number[][] {
  const found: number[][] = []
  const chosen: number[] = []
  const choose = (start: number, left: number): void => {
    for (let i = start; i < active.length && active[i]! <= left; i++) {
      const value = active[i]!
      if (i > start && value === active[i - 1]) continue
      chosen.push(value)
      if (value === left) found.push(chosen.slice())
      else choose(i + 1, left - value)
      chosen.pop()
    }
  }
  choose(0, sum)
  return found
}

/** R5.3: dice of sum 20 count only if some of them sum to 10. Bit s of `sums` is set when a part of them has sum s. */
function splitsIntoTens(dice: readonly number[]): boolean {
  let sums = 1
  for (const value of dice) sums |= sums << value
  return (sums & (1 << 10)) !== 0
}

function straights(active: readonly number[]): number[][] {
  const found: number[][] = []
  for (let low = 1; low <= 3; low++) {
    const run = [low, low + 1, low + 2, low + 3]
    if (run.every(value => active.includes(value))) found.push(run)
  }
  return found
}

// --- the loss (R8) ---

export function isLost(state: State, claims = findClaims(state)): boolean {
  if (state.status === 'lost') return true
  if (state.status === 'won' || claims.length > 0) return false
  const dice = state.pool + state.active.length
  if (dice < LEAST_DICE[state.circle]!) return true
  for (let k = 1; k <= 4 && k <= dice; k++) if (state.rows[k - 1]! > 0) return false
  return pipsToClaim(state) > state.virgil
}

/** R8.3: the fewest Virgil changes after which a claim is legal. */
function pipsToClaim({ circle, active, declared }: State): number {
  switch (circle) {
    case 1:
      return pipsToEqual(active, 1, 1)
    case 2:
      return pipsToSums(active, 9, 0)
    case 3:
      return pipsToEqual(active, 2, 3)
    case 4:
      return pipsToSums(active, 12, 0)
    case 5:
      return pipsToSums(active, 10, 10)
    case 6:
      return Math.min(pipsToStraight(active, 1), pipsToStraight(active, 2), pipsToStraight(active, 3))
    case 8:
      return declared === null ? OUT_OF_REACH : pipsToEqual(active, declared, 2)
    case 9:
      return pipsToEqual(active, 6, 3)
    default:
      return OUT_OF_REACH // circle 7: no change of a value gives a fifth die
  }
}

function pipsToEqual(active: readonly number[], value: number, count: number): number {
  if (active.length < count) return OUT_OF_REACH
  const pips = active.map(from => PIPS[from]![value]!).sort((a, b) => a - b)
  return pips.slice(0, count).reduce((sum, n) => sum + n, 0)
}

/** Each die joins the first set, the second or neither: `best[a * (second + 1) + b]` is the cost of sums a and b. */
function pipsToSums(active: readonly number[], first: number, second: number): number {
  const width = second + 1
  const best = new Array<number>((first + 1) * width).fill(OUT_OF_REACH)
  best[0] = 0
  for (const from of active) {
    for (let a = first; a >= 0; a--) {
      for (let b = second; b >= 0; b--) {
        let least = best[a * width + b]!
        for (let to = 1; to <= 6; to++) {
          const pips = PIPS[from]![to]!
          if (to <= a) least = Math.min(least, best[(a - to) * width + b]! + pips)
          if (to <= b) least = Math.min(least, best[a * width + b - to]! + pips)
        }
        best[a * width + b] = least
      }
    }
  }
  return best[first * width + second]!
}

/** `best[set]` is the cost of having the values of the bit set, bit i standing for low + i. */
function pipsToStraight(active: readonly number[], low: number): number {
  const best = new Array<number>(16).fill(OUT_OF_REACH)
  best[0] = 0
  for (const from of active) {
    for (let set = 15; set >= 1; set--) {
      for (let i = 0; i < 4; i++) {
        const bit = 1 << i
        if (set & bit) best[set] = Math.min(best[set]!, best[set ^ bit]! + PIPS[from]![low + i]!)
      }
    }
  }
  return best[15]!
}

// --- what a move does ---

/** Applies a legal move in place. The caller checks for a loss afterwards (R1.3). */
export function applyMove(state: State, move: Move, die: Die): void {
  switch (move.do) {
    case 'declare':
      state.declared = move.n
      return
    case 'virgil':
      state.active[state.active.indexOf(move.from)] = move.to
      sortDice(state.active)
      state.virgil--
      state.lastWasVirgil = true
      return
    case 'roll':
      roll(state, move.rows, move.fresh, move.again, die)
      return
    case 'claim':
      claim(state, move.use)
  }
}

function roll(state: State, rows: readonly number[], fresh: number, again: readonly number[], die: Die): void {
  const { active } = state
  for (const k of rows) state.rows[k - 1]!--
  state.pool -= fresh
  for (const value of again) active.splice(active.indexOf(value), 1)
  for (let i = fresh + again.length; i > 0; i--) {
    const value = die()
    if (state.circle === 7 && value === 5) state.removed++
    else active.push(value)
  }
  sortDice(active)
  state.lastWasVirgil = false
}

function claim(state: State, use: readonly number[]): void {
  state.pool += use.length
  state.removed += state.active.length - use.length
  state.active.length = 0
  state.cleared++
  state.declared = null
  state.lastWasVirgil = false
  if (state.circle === 9) state.status = 'won'
  else state.circle++
}

/** Insertion sort: nine dice at most, nearly sorted. */
function sortDice(dice: number[]): void {
  for (let i = 1; i < dice.length; i++) {
    const value = dice[i]!
    let j = i - 1
    while (j >= 0 && dice[j]! > value) {
      dice[j + 1] = dice[j]!
      j--
    }
    dice[j + 1] = value
  }
}
