/** The use of a seat's imps on the route. */
interface PriceRow {
  /** Gems that a Treasure draws. */
  readonly gems: number
  /** The price of one card. */
  readonly price: number
  /** The most cards in one turn. */
  readonly most: number
}

/** 2.5, by the number of the seat's imps on squares 1 to 39. */
export const prices: readonly PriceRow[] = [
  { gems: 0, price: 0, most: 0 },
  { gems: 2, price: 1, most: 1 },
  { gems: 4, price: 2, most: 2 },
  { gems: 6, price: 3, most: 3 },
  { gems: 8, price: 4, most: 4 },
]

/** The gems that a sacrilege costs (R2.4). */
export const sacrilegePrice = 3
