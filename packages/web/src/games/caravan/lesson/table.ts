import type { JsonObject } from '@acheron/engine'
import type { CaravanMove } from '@acheron/games/caravan/board.ts'

/** Alone with Gadisa; the dice of this seed tell what the lesson is about. */
export const options: JsonObject = { mode: 'campaign' }
export const seed = 'lesson 2073'

const vote = (option: string): CaravanMove => ({ do: 'vote', option })

/** Two dice of Effort by each of the four. */
const efforts: readonly CaravanMove[] = (['mercenary', 'devotee', 'outlaw', 'artist'] as const).map(champion => ({
  do: 'effort',
  champion,
  dice: 2,
}))

/** The road through Limbo, up to the Court of Judgment. */
export const road: readonly CaravanMove[] = [
  { do: 'choose', option: 'mercenary' },
  vote('go'),
  vote('b'),
  ...efforts,
  vote('mercenary'),
  vote('b'),
  ...efforts,
  vote('b'),
  vote('devotee'),
  vote('b'),
  vote('b'),
  vote('leave'),
]
