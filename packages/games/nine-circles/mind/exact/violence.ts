/** Circle 7 solved: it knows no faces, only how many dice are active and how many are left (R7). */
import { chanceOfFives, mostDice } from '../solution.ts'
import { rowsOf, type Sheets, type Starts } from './sheets.ts'

const wanted = 5
const largestRow = 4

/** By number of dice rolled: the chance of each number of fives among them. */
const fivesAmong = Array.from({ length: mostDice + 1 }, (_, n) =>
  Array.from({ length: n + 1 }, (_, fives) => chanceOfFives(n, fives)),
)

export class Violence {
  readonly #sheets: Sheets
  readonly #next: Starts
  /** By active dice (fewer than five) and dice in the game: `[filling * virgils + virgil]`. */
  readonly #tables: readonly Starts[]

  constructor(sheets: Sheets, allDice: number, next: Starts) {
    this.#sheets = sheets
    this.#next = next
    const size = sheets.count * sheets.virgils
    this.#tables = Array.from({ length: wanted }, () =>
      Array.from({ length: allDice + 1 }, () => new Float64Array(size)),
    )
    for (let sheet = 0; sheet < sheets.count; sheet++) {
      const rows = rowsOf(sheets, sheet)
      for (let dice = wanted; dice <= allDice; dice++)
        for (let active = 0; active < wanted && active <= dice; active++)
          for (let virgil = 0; virgil < sheets.virgils; virgil++)
            this.#tables[active]![dice]![sheet * sheets.virgils + virgil] = this.#best(
              active,
              dice,
              sheet,
              rows,
              virgil,
            )
    }
  }

  get start(): Starts {
    return this.#tables[0]!
  }

  value(active: number, dice: number, sheet: number, virgil: number): number {
    if (dice < wanted) return 0 // R8.2
    const at = sheet * this.#sheets.virgils + virgil
    // Dice beyond the fifth are removed by the claim (R7.6).
    return active < wanted ? this.#tables[active]![dice]![at]! : this.#next[dice - active + wanted]![at]!
  }

  /** A roll of `fresh` dice and `again` active ones that leaves this sheet. */
  rolled(active: number, dice: number, fresh: number, again: number, sheet: number, virgil: number): number {
    let sum = 0
    for (let fives = 0; fives <= fresh + again; fives++)
      sum += fivesAmong[fresh + again]![fives]! * this.value(active + fresh - fives, dice - fives, sheet, virgil)
    return sum
  }

  /** One row at a time: joined rows (R7.4) can do nothing that the same rows one after the other cannot. */
  #best(active: number, dice: number, sheet: number, rows: readonly number[], virgil: number): number {
    let best = 0
    for (let n = 1; n <= largestRow; n++) {
      if (rows[n - 1] === 0) continue
      const left = sheet - this.#sheets.strides[n - 1]!
      for (let fresh = Math.max(0, n - active); fresh <= Math.min(n, dice - active); fresh++)
        best = Math.max(best, this.rolled(active, dice, fresh, n - fresh, left, virgil))
    }
    return best
  }
}
