/** The game solved backwards for a plan, every rule as it is. */
import type { NineCirclesMove, Roll } from '../../moves.ts'
import type { NineCirclesState } from '../../state.ts'
import { total } from '../../turn/multisets.ts'
import type { Goal } from '../goals.ts'
import { type Hands, handOf, handsOf } from '../hands.ts'
import { countsDiceOnly, mostDice, mostUsed, wantedFace } from '../solution.ts'
import { type HandValues, type SolvedCircle, solveCircle } from './circle.ts'
import { nameOf, type Plan, widthOf } from './plan.ts'
import { numberOf, rowsOf, type Sheets, type Starts } from './sheets.ts'
import { solveStrictly } from './strict.ts'
import { Violence } from './violence.ts'

/** The game from the first circle of a plan on. */
export class Solved {
  readonly #sheets: Sheets
  readonly #starts = new Map<number, Starts>()
  readonly #parts = new Map<string, SolvedCircle>()
  #violence: Violence | null = null

  /** `known`: the start of the circle after the last one of the plan, unless the game ends there. */
  constructor(plan: Plan, goal: Goal, strict: boolean, progress: (done: number) => void, known?: Starts) {
    const { sheets, dice, first, last, parts, watched, work } = plan
    this.#sheets = sheets
    this.#starts.set(last + 1, known ?? endings(sheets, dice, goal))
    let done = 0
    for (let circle = last; circle >= first; circle--) {
      const next = this.#starts.get(circle + 1)!
      if (countsDiceOnly(circle)) {
        this.#violence = new Violence(sheets, dice, next)
        this.#starts.set(circle, this.#violence.start)
        continue
      }
      for (const part of parts.filter(part => part.circle === circle)) {
        const hands = handsOf(part.wanted, mostDice)
        const used = Int8Array.from(hands.dice.slice(0, widthOf(part)), each => mostUsed(circle, each))
        const tick = () => {
          done += widthOf(part) * sheets.virgils
          progress(done / work)
        }
        const name = nameOf(part)
        const task = { hands, used, dice: part.dice, sheets, next, strict, watched: watched.get(name)!, tick }
        this.#parts.set(name, strict && isMostlyMet(used) ? solveStrictly(task) : solveCircle(task))
      }
      this.#starts.set(circle, this.#startsOf(circle, dice))
    }
  }

  /** By circle. */
  get starts(): ReadonlyMap<number, Starts> {
    return this.#starts
  }

  /** With too few dice there is nothing to solve: the circle is lost (R8.2). */
  #startsOf(circle: number, dice: number): Starts {
    const wanted = wantedFace(circle, null)
    const lost = new Float64Array(this.#sheets.count * this.#sheets.virgils)
    return Array.from(
      { length: dice + 1 },
      (_, count) => this.#parts.get(nameOf({ circle, wanted, dice: count }))?.start ?? lost,
    )
  }

  value(state: NineCirclesState): number {
    const { circle, active, virgil, declared, lastWasVirgil } = state
    const dice = state.pool + active.length
    const sheet = numberOf(this.#sheets, state.rows)
    if (countsDiceOnly(circle)) return this.#violence!.value(active.length, dice, sheet, virgil)
    const wanted = wantedFace(circle, declared)
    const { afterRoll, afterVirgil } = this.#hands(state, wanted, sheet)
    const hand = handOf(handsOf(wanted, mostDice), active, wanted)
    return (lastWasVirgil ? afterVirgil : afterRoll)[hand * this.#sheets.virgils + virgil]!
  }

  valueOf(state: NineCirclesState, move: NineCirclesMove): number {
    const { circle, pool, active, rows, virgil } = state
    switch (move.do) {
      case 'concede':
        return 0
      case 'declare':
        return this.value({ ...state, declared: move.n })
      case 'claim':
        return this.#starts.get(circle + 1)![pool + move.use.length]![
          numberOf(this.#sheets, rows) * this.#sheets.virgils + virgil
        ]!
      case 'virgil': {
        const altered = active.with(active.indexOf(move.from), move.to)
        return this.value({ ...state, active: altered, virgil: virgil - 1, lastWasVirgil: true })
      }
      case 'roll':
        return this.#valueOfRoll(state, move)
    }
  }

  #valueOfRoll(state: NineCirclesState, { rows, fresh, again }: Roll): number {
    const { circle, pool, active, virgil, declared } = state
    const { strides, virgils } = this.#sheets
    const sheet = rows.reduce((left, size) => left - strides[size - 1]!, numberOf(this.#sheets, state.rows))
    if (countsDiceOnly(circle))
      return this.#violence!.rolled(active.length, pool + active.length, fresh, again.length, sheet, virgil)
    const wanted = wantedFace(circle, declared)
    const hands = handsOf(wanted, mostDice)
    const kept = [...active]
    for (const face of again) kept.splice(kept.indexOf(face), 1)
    const { afterRoll } = this.#hands(state, wanted, sheet)
    const from = handOf(hands, kept, wanted)
    let sum = 0
    for (let group = hands.below[fresh + again.length]!; group < hands.below[fresh + again.length + 1]!; group++)
      sum += hands.chance[group]! * afterRoll[joined(hands, from, group) * virgils + virgil]!
    return sum
  }

  #hands({ circle, pool, active }: NineCirclesState, wanted: number | null, sheet: number): HandValues {
    return this.#parts.get(nameOf({ circle, wanted, dice: pool + active.length }))!.kept.get(sheet)!
  }
}

/** Whether so many hands meet the target that it pays to leave them out. */
function isMostlyMet(used: Int8Array): boolean {
  return used.filter(use => use > 0).length * 2 > used.length
}

/** The hand of two hands' dice. */
function joined({ dice, more, classes }: Hands, hand: number, other: number): number {
  return dice[other]!.reduce((sum, c) => more[sum * classes + c]!, hand)
}

/** The worth of the end of the game on every sheet (section 6). */
function endings(sheets: Sheets, dice: number, goal: Goal): Starts {
  return Array.from({ length: dice + 1 }, (_, left) =>
    Float64Array.from({ length: sheets.count * sheets.virgils }, (_, at) => {
      if (goal === 'win') return 1
      const virgil = at % sheets.virgils
      return left + total(rowsOf(sheets, (at - virgil) / sheets.virgils)) + virgil
    }),
  )
}
