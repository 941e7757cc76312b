import type { Proof } from '@acheron/engine'
import type { FlorenceEvent } from '../events.ts'
import { position } from '../position.ts'
import type { FlorenceState } from '../state.ts'
import { components } from './components.ts'
import { features, featuresOf } from './features.ts'
import { whatIsWrong } from './invariants.ts'

/** The game's part in tests and reports. */
export const proof: Proof<FlorenceState, FlorenceEvent> = {
  components,
  invariant: whatIsWrong,
  features,
  featuresOf,
  position,
}
