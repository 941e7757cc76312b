import type { Seat } from '@acheron/engine'
import type { Frame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import type { DeciderView } from '../state.ts'
import { bid } from './bid.ts'
import { chain } from './chain.ts'
import { close } from './close.ts'
import { full } from './full.ts'
import { move } from './move.ts'
import { parry } from './parry.ts'
import type { RacePhase } from './phase.ts'
import { race } from './race.ts'
import { step } from './step.ts'
import { turn } from './turn.ts'

/** A turn reads from top to bottom. */
export const phases: { readonly [K in Frame['kind']]: RacePhase<Extract<Frame, { kind: K }>> } = {
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

/** The legal moves of the seat that decides, from its own view. */
export function movesOf(view: DeciderView, seat: Seat): ImpRaceMove[] {
  const frame = view.flow.at(-1)
  // The phases are keyed by kind, so the phase under a frame's kind takes that frame.
  return frame ? (phases[frame.kind] as RacePhase<Frame>).moves(view, frame, seat) : []
}
