/** 2.3: how many pieces there are. */

/** Nobles of a family, and urchins likewise. */
export const membersOfAKind = 4

/** Safe-passage discs of a family. */
export const discsPerSeat = 5

export const halfDiplomaTokens = 12

export const guardiansInPlay = 2
