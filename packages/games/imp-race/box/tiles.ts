/** The six kinds of tiles (2.3). */
export const tileTypes = ['death', 'cherub', 'treasure', 'card', 'banana', 'return'] as const
export type TileType = (typeof tileTypes)[number]

const numbers = [1, 2, 3, 4, 5, 6, 7] as const

/** Seven of each; those with a 1 are the opening set. */
export type TileId = `${TileType}-${(typeof numbers)[number]}`

/** The six tiles that always lie on squares 1 to 6, in some order. */
export const openingSet: readonly TileId[] = tileTypes.map(type => `${type}-1` as const)

/** The 36 others; three of them stay out of the game. */
export const otherTiles: readonly TileId[] = tileTypes.flatMap(type =>
  numbers.filter(number => number > 1).map(number => `${type}-${number}` as const),
)

export const allTiles: readonly TileId[] = [...openingSet, ...otherTiles]

const types = Object.fromEntries(tileTypes.flatMap(type => numbers.map(number => [`${type}-${number}`, type])))

export function typeOf(tile: TileId): TileType {
  return types[tile]!
}
