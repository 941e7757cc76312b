/** Which fillings of the sheet a solution spans: rows and Virgil pips can only become fewer than they are now. */
export interface Sheets {
  /** The most empty pips of each row. */
  readonly rows: readonly number[]
  /** How many numbers of Virgil pips there are, none included: they stand side by side in every table. */
  readonly virgils: number
  /** How many fillings of the rows there are. */
  readonly count: number
  /** By row: how far the number of a filling is from that of the one with a pip less. */
  readonly strides: readonly number[]
}

export function sheetsWithin(rows: readonly number[], virgil: number): Sheets {
  const strides = rows.map((_, i) => rows.slice(0, i).reduce((product, pips) => product * (pips + 1), 1))
  return { rows, virgils: virgil + 1, count: rows.reduce((product, pips) => product * (pips + 1), 1), strides }
}

/** The number of a filling of the rows. */
export function numberOf({ strides }: Sheets, rows: readonly number[]): number {
  return rows.reduce((sum, pips, i) => sum + pips * strides[i]!, 0)
}

/** The empty pips of each row in the filling of that number. */
export function rowsOf({ rows, strides }: Sheets, number: number): number[] {
  return rows.map((most, i) => Math.floor(number / strides[i]!) % (most + 1))
}

/** By number of dice in the game: the worth of the start of a circle, `[filling * virgils + virgil]`. */
export type Starts = readonly Float64Array[]
