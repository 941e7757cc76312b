import type { SearchHabits } from '@acheron/engine'
import type { CaravanState } from '../state.ts'

/**
 * A single action tells little; the end of the Round counts, with Counterattacks and the Malefactors' Turn. The plain
 * player knows most of what matters, so another move must prove itself. A Round is full of luck, and the first answer has
 * played out but one.
 */
export const search: SearchHabits = {
  playout: 'policy',
  depth: 120,
  width: 3,
  reach: 'first',
  gap: 0.5,
  doubt: 1,
  prior: 1,
}

/** Where the fight stands at the end of a Round is judged more surely than within one. */
export const round = ({ fight }: CaravanState): number => (fight && !fight.over ? fight.round : -1)
