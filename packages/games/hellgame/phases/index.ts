import type { Seat } from '@acheron/engine'
import type { Frame } from '../frames.ts'
import type { HellgameMove } from '../moves.ts'
import type { HellgameView } from '../state.ts'
import { demons } from './demons.ts'
import { event } from './event.ts'
import { ferry } from './ferry.ts'
import { lantern } from './lantern.ts'
import { movement } from './movement.ts'
import { pandora } from './pandora.ts'
import type { HellgamePhase } from './phase.ts'
import { purchase } from './purchase.ts'
import { recall } from './recall.ts'
import { round } from './round.ts'
import { shield } from './shield.ts'
import { spell } from './spell.ts'
import { square } from './square.ts'
import { start } from './start.ts'
import { trader } from './trader.ts'
import { turn } from './turn.ts'
import { upkeep } from './upkeep.ts'

/** The decision points of R12, and the frames that lead from one to the next. */
export const phases: { readonly [K in Frame['kind']]: HellgamePhase<Extract<Frame, { kind: K }>> } = {
  start,
  round,
  turn,
  movement,
  square,
  lantern,
  trader,
  ferry,
  event,
  recall,
  spell,
  shield,
  purchase,
  demons,
  upkeep,
  pandora,
}

/** The legal moves of the seat that decides at that frame. */
export function movesAt(view: HellgameView, frame: Frame, seat: Seat): HellgameMove[] {
  // The table is keyed by kind, so the phase under a frame's kind takes that frame.
  return (phases[frame.kind] as HellgamePhase<Frame>).moves(view, frame, seat)
}
