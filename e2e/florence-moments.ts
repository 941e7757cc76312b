import type { florence } from '@acheron/games/florence'
import { florenceUntil } from './florence.ts'

/** Moments of the game worth looking at: the browser tests and the gallery open them. */

export const kind =
  (wanted: string, after = 0) =>
  ({ flow, turn }: ReturnType<typeof florence.setup>) =>
    turn.number > after && flow.at(-1)?.kind === wanted

export const moments = {
  'the first turn': florenceUntil(() => true),
  'a soul to lead': florenceUntil(kind('hell', 30)),
  florence: florenceUntil(kind('florence', 20)),
  'the Bonfire': florenceUntil(kind('bonfire')),
  'a fraud card': florenceUntil(kind('fraudOption')),
  'a guardian': florenceUntil(kind('guardian')),
  'four players': florenceUntil(kind('hell', 50), 4),
  'both guardians in one circle': florenceUntil(({ flow, guardians }) => {
    const [one, other] = Object.values(guardians)
    return flow.at(-1)?.kind === 'hell' && one === other
  }, 4),
}
