import { hellUntil } from './hellgame.ts'

/** Moments of the game worth looking at: the browser tests and the gallery open them. */

export const moments = {
  'a start square': hellUntil(() => true),
  movement: hellUntil(({ flow, round }) => round > 2 && flow.at(-1)?.kind === 'movement'),
  'a spell': hellUntil(({ flow }) => flow.at(-1)?.kind === 'spell'),
  'demons to place': hellUntil(({ flow }) => flow.at(-1)?.kind === 'demons'),
  'five players': hellUntil(({ round, flow }) => round > 12 && flow.at(-1)?.kind === 'movement', 5),
}
