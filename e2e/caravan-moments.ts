import type { caravan } from '@acheron/games/caravan'
import { caravanUntil } from './caravan.ts'

/** Moments of the game worth looking at: the browser tests and the gallery open them. */

export const quick = { mode: 'quick', retry: 'none' }

const kind =
  (wanted: string) =>
  ({ flow }: ReturnType<typeof caravan.setup>) =>
    flow.at(-1)?.kind === wanted

export const moments = {
  'the draft': caravanUntil(kind('draft')),
  'a dilemma': caravanUntil(({ flow }) => {
    const frame = flow.at(-1)
    return frame?.kind === 'vote' && frame.topic.what === 'dilemma'
  }),
  'an Ordeal': caravanUntil(kind('ordeal')),
  'the Transition': caravanUntil(kind('transition')),
  'to act': caravanUntil(kind('act'), quick),
  'an Attack with dice': caravanUntil(({ flow }) => {
    const frame = flow.at(-1)
    return frame?.kind === 'attack' && frame.dice.length > 0
  }, quick),
  'a move': caravanUntil(kind('move'), quick),
}
