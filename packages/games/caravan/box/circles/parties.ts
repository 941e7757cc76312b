import type { Comparison, Cond } from '../vocabulary.ts'

/** So many players; the other Champions are Companions. */
export const players = (...[op, n]: Comparison): Cond => ({ count: [{ of: 'player-champion', pick: 'each' }, op, n] })

/** A party that has come down by its Chronicles: whoever fights a Quick Combat has never stood before Minos. */
const cameByRoad: Cond = { or: [{ flag: 'minos-beaten' }, { flag: 'pasiphae-unmasked' }] }

/** A campaign gives more than a Quick Combat has, or less. What makes up for it, for all parties or those of a size. */
export const inCampaign = (...size: readonly Cond[]): Cond => ({ and: [cameByRoad, ...size] })
export const inQuickCombat = (...size: readonly Cond[]): Cond => ({ and: [{ not: cameByRoad }, ...size] })
