import type { SearchHabits } from '@acheron/engine'

/** Twelve decisions are about three turns: they show who lays down the souls that a move leaves, and what the quarter brings. */
export const search: SearchHabits = { playout: 'policy', depth: 12, width: 4, reach: 'first' }
