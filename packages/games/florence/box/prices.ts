/** R8.2. */
export const councilInfamy = -2

/** R5.8: Florins exchanged at most, and what a guardian and the Styx cost. */
export const bonfireFlorins = 3

export const bonfirePrices = { guardian: 1, styx: 2 } as const

/** R5.9: Florins exchanged at most. */
export const cityWallFlorins = 2

/** R5.6. */
export const bankFlorins = 2

/** R2.5: what Charon takes for a soul out of the graveyard. */
export const fare = 1

/** R13.2: infamy where no half-diploma token is left. */
export const tokenInfamy = 3
