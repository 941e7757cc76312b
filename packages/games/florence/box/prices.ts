/** Prices and gains, without those printed on cards and tiles. */

/** R2.5: Charon's fare for a soul out of the graveyard. */
export const fare = 1

/** R5.6: the Bank's Florins, before the guests are counted. */
export const bankFlorins = 2

/** R5.8: most Florins exchanged at the Bonfire, and the prices of a guardian and of the Styx. */
export const bonfireFlorins = 3
export const bonfirePrices = { guardian: 1, styx: 2 } as const

/** R5.9: most Florins exchanged at the City Wall. */
export const cityWallFlorins = 2

/** R8.2: infamy for a family council. */
export const councilInfamy = -2

/** R13.2: infamy where no half-diploma token is left. */
export const tokenInfamy = 3
