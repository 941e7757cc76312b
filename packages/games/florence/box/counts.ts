/** 2.3: urchins of each family. */
export const urchinsPerSeat = 4

/** 2.3: safe-passage discs of each family. */
export const discsPerSeat = 5

/** Set-up 6. */
export const halfDiplomaTokens = 12
