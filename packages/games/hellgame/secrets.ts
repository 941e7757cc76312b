import type { Secrets } from '@acheron/engine'
import type { Square } from './box/squares.ts'
import { kindOf } from './square/contents.ts'
import type { HellgameState } from './state.ts'

/** Section 5: which event lies where (unless they lie face up) and the order of the spell deck. */
export const secrets: Secrets<HellgameState> = {
  state: [
    {
      place: 'tiles.*',
      seenBy: (state, _seat, [square]) =>
        state.options.eventTiles === 'face-up' || kindOf(state, square as Square) !== 'event',
    },
    { place: 'deck.*', seenBy: 'nobody' },
  ],
  events: [],
  moves: [],
}
