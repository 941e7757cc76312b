import type { Phases } from '@acheron/engine'
import type { Frame, ImpRaceEvent, ImpRaceMove, ImpRaceState } from '../state.ts'
import { bid } from './bid.ts'
import { chain } from './chain.ts'
import { close } from './close.ts'
import { full } from './full.ts'
import { move } from './move.ts'
import { parry } from './parry.ts'
import { race } from './race.ts'
import { step } from './step.ts'
import { turn } from './turn.ts'

/** A turn reads from top to bottom. */
export const phases: Phases<ImpRaceState, Frame, ImpRaceMove, ImpRaceEvent> = {
  race,
  turn,
  move,
  bid,
  chain,
  step,
  full,
  close,
  parry,
}
