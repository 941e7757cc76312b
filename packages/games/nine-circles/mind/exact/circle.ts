/**
 * One circle solved for a number of dice, by the rules as they are. Sheets are taken in order, so that whatever a roll
 * leaves has been solved before; of those only what a roll is worth is kept, and only until it has been used.
 */
import type { Hands } from '../hands.ts'
import { rowsOf, type Sheets, type Starts } from './sheets.ts'

const largestRow = 4

export interface CircleTask {
  readonly hands: Hands
  /** Per hand: the most dice that a claim can use, 0 where the target is not met. */
  readonly used: Int8Array
  /** Dice in the game; their number is the same until the claim, except in circle 7. */
  readonly dice: number
  readonly sheets: Sheets
  readonly next: Starts
  /** R6.6: whether a met target must be claimed after a roll. */
  readonly strict: boolean
  /** The fillings of the rows whose values are kept. */
  readonly watched: ReadonlySet<number>
  /** Called after each filling of the rows. */
  tick(): void
}

/** The worth of each hand on one filling of the rows: `[hand * virgils + virgil]`. */
export interface HandValues {
  readonly afterRoll: Float64Array
  readonly afterVirgil: Float64Array
}

export interface SolvedCircle {
  readonly start: Float64Array
  readonly kept: ReadonlyMap<number, HandValues>
}

export function solveCircle(task: CircleTask): SolvedCircle {
  const { sheets, watched } = task
  const { virgils } = sheets
  const desk = new Desk(task)
  const start = new Float64Array(sheets.count * virgils)
  const kept = new Map<number, HandValues>()
  for (let sheet = 0; sheet < sheets.count; sheet++) {
    const rows = rowsOf(sheets, sheet)
    desk.chooseRolls(sheet, rows)
    desk.decide(sheet)
    desk.throwDice(sheet, rows)
    // The empty hand comes first.
    start.set(desk.afterRoll.subarray(0, virgils), sheet * virgils)
    if (watched.has(sheet))
      kept.set(sheet, { afterRoll: desk.afterRoll.slice(), afterVirgil: desk.afterVirgil.slice() })
    task.tick()
  }
  return { start, kept }
}

/** The tables of the sheet that is being solved, used again for each. */
class Desk {
  readonly afterRoll: Float64Array
  readonly afterVirgil: Float64Array
  readonly #task: CircleTask
  /** Number of hands that leave room for n more dice. */
  readonly #room: readonly number[]
  /** The hands that may be rolled, by number; a met target must be claimed in the strict game. */
  readonly #rollable: Int32Array
  /** Per n: how many of them leave room for n more dice. */
  readonly #rollableWithRoom: readonly number[]
  /** thrown[n]: each hand kept, n dice about to fall. */
  readonly #thrown: readonly Float64Array[]
  /** named[n]: each hand left over while n dice are named to be rolled; those of n = 0 are the best rolls. */
  readonly #named: readonly Float64Array[]
  /** Per row: `thrown` of as many sheets before this one as the row's stride. */
  readonly #waiting: readonly Float64Array[]

  constructor(task: CircleTask) {
    this.#task = task
    const { hands, used, dice, sheets, strict } = task
    const { virgils } = sheets
    this.#room = Array.from({ length: largestRow + 1 }, (_, n) => (n <= dice ? hands.below[dice - n + 1]! : 0))
    const rollable = [...Array(this.#room[0]).keys()].filter(hand => !strict || used[hand] === 0)
    this.#rollable = Int32Array.from(rollable)
    this.#rollableWithRoom = this.#room.map(room => rollable.filter(hand => hand < room).length)
    const tables = this.#room.map(room => new Float64Array(room * virgils))
    this.afterRoll = tables[0]!
    this.afterVirgil = new Float64Array(tables[0]!.length)
    this.#thrown = tables
    this.#named = tables.map(table => new Float64Array(table.length))
    this.#waiting = sheets.strides.map((stride, i) => new Float64Array(stride * tables[i + 1]!.length))
  }

  /** R3.2: rolls the n dice named so far, if there is a pip for it, or names one more, fresh or active. */
  chooseRolls(sheet: number, rows: readonly number[]): void {
    const { hands, sheets } = this.#task
    const { virgils } = sheets
    const { from, to: fewer } = hands.fewer
    for (let n = largestRow; n >= 0; n--) {
      const values = this.#named[n]!
      const roll = n > 0 && rows[n - 1]! > 0 ? this.#waiting[n - 1]! : null
      const at = n > 0 ? (sheet % sheets.strides[n - 1]!) * values.length : 0
      const more = n < largestRow ? this.#named[n + 1]! : null
      for (let i = 0; i < this.#rollableWithRoom[n]!; i++) {
        const hand = this.#rollable[i]!
        const base = hand * virgils
        if (roll) for (let v = 0; v < virgils; v++) values[base + v] = roll[at + base + v]!
        else for (let v = 0; v < virgils; v++) values[base + v] = 0
        if (!more) continue
        if (hand < this.#room[n + 1]!) raise(values, base, more, base, virgils)
        for (let link = from[hand]!; link < from[hand + 1]!; link++)
          raise(values, base, more, fewer[link]! * virgils, virgils)
      }
    }
  }

  /** Claim, roll, or spend a pip (R4, R6). */
  decide(sheet: number): void {
    const { hands, used, dice, sheets, next, strict } = this.#task
    const { virgils } = sheets
    const { from, to: altered } = hands.altered
    const [afterRoll, afterVirgil, rolls] = [this.afterRoll, this.afterVirgil, this.#named[0]!]
    const width = this.#room[0]!
    for (let hand = 0; hand < width; hand++) {
      const base = hand * virgils
      const use = used[hand]!
      const claims = use > 0 ? next[dice - hands.dice[hand]!.length + use]! : null
      if (claims) for (let v = 0; v < virgils; v++) afterRoll[base + v] = claims[sheet * virgils + v]!
      if (!claims) for (let v = 0; v < virgils; v++) afterRoll[base + v] = rolls[base + v]!
      else if (!strict) raise(afterRoll, base, rolls, base, virgils)
    }
    afterVirgil.set(afterRoll)
    for (let v = 1; v < virgils; v++) {
      for (let hand = 0; hand < width; hand++) {
        let best = afterVirgil[hand * virgils + v]!
        for (let link = from[hand]!; link < from[hand + 1]!; link++) {
          const other = afterVirgil[altered[link]! * virgils + v - 1]!
          if (other > best) best = other
        }
        afterVirgil[hand * virgils + v] = best
      }
    }
    for (const hand of this.#rollable)
      for (let i = hand * virgils; i < (hand + 1) * virgils; i++) afterRoll[i] = afterVirgil[i]!
  }

  /** Averages over the last die of a group, then over the one before; leaves the result for the sheets with a pip more. */
  throwDice(sheet: number, rows: readonly number[]): void {
    const { hands, sheets } = this.#task
    const { virgils } = sheets
    const { classes, more, share } = hands
    for (let n = 1; n <= largestRow; n++) {
      const [from, to] = [this.#thrown[n - 1]!, this.#thrown[n]!]
      to.fill(0)
      for (let hand = 0; hand < this.#room[n]!; hand++) {
        const base = hand * virgils
        for (let c = 0; c < classes; c++) {
          const other = more[hand * classes + c]! * virgils
          const chance = share[c]!
          for (let v = 0; v < virgils; v++) to[base + v] = to[base + v]! + chance * from[other + v]!
        }
      }
      if (rows[n - 1]! < sheets.rows[n - 1]!)
        this.#waiting[n - 1]!.set(to, (sheet % sheets.strides[n - 1]!) * to.length)
    }
  }
}

/** Raises a run of values to those of another run where these are higher. */
function raise(values: Float64Array, at: number, others: Float64Array, from: number, length: number): void {
  for (let i = 0; i < length; i++) if (others[from + i]! > values[at + i]!) values[at + i] = others[from + i]!
}
