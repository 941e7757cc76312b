import type { Phases } from '@acheron/engine'
import type { HellgameEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import type { HellgameMove } from '../moves.ts'
import type { HellgameState } from '../state.ts'
import { demons } from './demons.ts'
import { event } from './event.ts'
import { ferry } from './ferry.ts'
import { lantern } from './lantern.ts'
import { movement } from './movement.ts'
import { pandora } from './pandora.ts'
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

/** The decision points of R12, and what holds them together. */
export const phases: Phases<HellgameState, Frame, HellgameMove, HellgameEvent> = {
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
