import type { SearchHabits } from '@acheron/engine'

/** After a throw hardly any position comes up twice, so a search tree stays shallow: the first moves are played out instead. */
export const search: SearchHabits = { playout: 'policy', depth: 14, width: 3, reach: 'first' }
