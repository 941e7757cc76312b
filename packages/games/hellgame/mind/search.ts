import type { SearchHabits } from '@acheron/engine'

/**
 * A single step is worth little; where it leads counts, so the first moves are played out for some rounds. They often end the game, and a
 * first answer has played out but two.
 */
export const search: SearchHabits = {
  playout: 'policy',
  depth: 60,
  width: 3,
  reach: 'first',
  prior: 0.25,
}
