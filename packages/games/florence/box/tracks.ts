/** 2.7: the values of the spaces 1 to 10 of the Phlegethon. */
const phlegethon = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5] as const

export const firstSpace = 1
export const lastSpace = phlegethon.length
/** Set-up 6. */
export const startSpace = 8

export function cubeValue(space: number): number {
  return phlegethon[space - 1]!
}

/** 2.7: the top of a sin track. */
export const topLevel = 4

/** 2.8: infamy lost at the end on the spaces 0 to 6 of the loan track. */
export const debts = [0, 1, 3, 5, 8, 11, 15] as const
export const lastBoatSpace = debts.length - 1
/** The boat that reaches this space has passed the instant symbol (R3.3). */
export const boatPastSymbol = 4
export const loanPenalty = 5
export const drachmasPerLoan = 2
