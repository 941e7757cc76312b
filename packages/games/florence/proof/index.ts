import type { Proof } from '@acheron/engine'
import type { FlorenceEvent } from '../events.ts'
import { position } from '../position.ts'
import type { FlorenceState } from '../state.ts'
import { components } from './components.ts'
import { features, featuresOf } from './features.ts'
import { whatIsWrong } from './invariants.ts'

/** What tests and reports ask of the game. */
export const proof: Proof<FlorenceState, FlorenceEvent> = {
  components,
  invariant: whatIsWrong,
  features,
  featuresOf,
  position,
}
