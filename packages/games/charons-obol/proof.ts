import type { Proof } from '@acheron/engine'
import type { CharonsObolEvent } from './events.ts'
import { obols } from './setup.ts'
import type { CharonsObolState } from './state.ts'

const faces = [2, 3, 4, 5, 6]

/** The game's part in tests and reports. */
export const proof: Proof<CharonsObolState, CharonsObolEvent> = {
  components: ({ bowl, hand, purses }) => ({ obols: bowl + hand + purses.reduce((sum, purse) => sum + purse, 0) }),

  invariant({ bowl, hand, purses }) {
    if ([bowl, hand, ...purses].some(count => !Number.isInteger(count) || count < 0 || count > obols))
      return 'a number of obols that there cannot be'
    return null
  },

  features: [...faces.map(face => `threw ${face}`), 'lost', 'kept', 'crossed'],

  featuresOf: event => [event.e === 'thrown' ? `threw ${event.face}` : event.e],
}
