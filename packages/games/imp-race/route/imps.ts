import type { Context, Seat } from '@acheron/engine'
import type { ImpRaceEvent } from '../events.ts'
import type { DeathCause, ImpRaceState, Step } from '../state.ts'
import { deadImp } from './places.ts'

type Ctx = Context<ImpRaceEvent>

/** R1.5: the imp goes to its own cemetery. */
export function kill(state: ImpRaceState, seat: Seat, imp: number, cause: DeathCause, ctx: Ctx): void {
  const { imps } = state.seats[seat]!
  const from = imps[imp]!
  imps[imp] = 'D'
  ctx.emit({ e: 'impDied', seat, imp, from, cause })
}

/** R1.4: the dead imp with the lowest index comes back to a free step. */
export function recover(state: ImpRaceState, seat: Seat, step: Step, ctx: Ctx): void {
  const me = state.seats[seat]!
  const imp = deadImp(me)
  me.imps[imp] = step
  ctx.emit({ e: 'impRaised', seat, imp, to: step })
}
