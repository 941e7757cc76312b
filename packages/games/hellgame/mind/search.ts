import type { SearchHabits } from '@acheron/engine'

/** A single step is worth little; where it leads counts, so the first moves are played out for some rounds. */
export const search: SearchHabits = {
  playout: 'policy',
  depth: 60,
  width: 3,
  reach: 'first',
}
