/** The six kinds of tiles (2.3). */
export const tileTypes = ['death', 'cherub', 'treasure', 'card', 'banana', 'return'] as const
export type TileType = (typeof tileTypes)[number]

/** Seven of each; those with a 1 are the opening set. */
export type TileId = `${TileType}-${1 | 2 | 3 | 4 | 5 | 6 | 7}`
