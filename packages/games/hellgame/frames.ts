import type { Seat } from '@acheron/engine'
import type { CurseId } from './box/curses.ts'
import type { EventId } from './box/events.ts'
import type { SpellId } from './box/spells.ts'
import type { Choice } from './moves.ts'

/** The pieces are placed, from the first player on (section 3, 6); no seat yet: the table has just been laid. */
export type StartFrame = { kind: 'start'; seat: Seat | null }
export type RoundSteps = { turn: undefined; track: undefined; end: undefined }
/** A round; `seat` is whose turn comes next, until all have had theirs. */
export type RoundFrame = { kind: 'round'; step: keyof RoundSteps; seat: Seat }
export type TurnSteps = {
  movement: undefined
  square: undefined
  spell: undefined
  demons: undefined
  end: undefined
}
/** A turn; `step` is the phase that comes next. */
export type TurnFrame = { kind: 'turn'; step: keyof TurnSteps }
export type MovementFrame = { kind: 'movement' }
/** Phase 2 on the square where the piece stands, also at the end of a ferry. */
export type SquareFrame = { kind: 'square' }
export type LanternFrame = { kind: 'lantern' }
export type TraderFrame = { kind: 'trader' }
/** A ride; `used` steps of it are taken (R4.4). */
export type FerryFrame = { kind: 'ferry'; used: number }
/** An event being resolved; `left` counts the choices still to make. */
export type EventFrame = { kind: 'event'; event: EventId; left: number }
/** `total-recall`: the seat and the circle it has come to. */
export type RecallFrame = { kind: 'recall'; seat: Seat; circle: number }
export type SpellFrame = { kind: 'spell' }
/** The target may cancel what was cast (R5.3). */
export type ShieldFrame = {
  kind: 'shield'
  seat: Seat
  by: Seat
  cast: { spell: SpellId } | { curse: CurseId }
  choice: Choice
}
/** A demon may be bought after `cast-out` (R5.5). */
export type PurchaseFrame = { kind: 'purchase' }
export type DemonsFrame = { kind: 'demons' }
/** The steps of an upkeep in their order (R8). */
export type UpkeepSteps = {
  throne: undefined
  first: undefined
  tiles: undefined
  income: undefined
  mana: undefined
  items: undefined
  lead: undefined
  token: undefined
  count: undefined
  end: undefined
}
/** An upkeep; `step` is the one that comes next. */
export type UpkeepFrame = { kind: 'upkeep'; step: keyof UpkeepSteps }
/** The owners of `pandora` that still have to choose, in order; one entry for each tile. */
export type PandoraFrame = { kind: 'pandora'; seats: Seat[] }

export type Frame =
  | StartFrame
  | RoundFrame
  | TurnFrame
  | MovementFrame
  | SquareFrame
  | LanternFrame
  | TraderFrame
  | FerryFrame
  | EventFrame
  | RecallFrame
  | SpellFrame
  | ShieldFrame
  | PurchaseFrame
  | DemonsFrame
  | UpkeepFrame
  | PandoraFrame
