export const rankIds = ['survivor', 'traveler', 'poet', 'exalted'] as const
export type Rank = (typeof rankIds)[number]

/** The lowest score of each rank (2.4); `deep` is the table for strong players (section 8). */
export const leastOf = {
  source: { survivor: 3, traveler: 6, poet: 9, exalted: 12 },
  deep: { survivor: 3, traveler: 9, poet: 15, exalted: 20 },
} as const satisfies Readonly<Record<string, Readonly<Record<Rank, number>>>>

/** The highest score of the standard sheet: 9 dice, 18 group pips and 9 Virgil pips are left at most (section 6). */
export const highestScore = 36
