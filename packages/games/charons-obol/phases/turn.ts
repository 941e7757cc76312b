import { type Context, leave, type Phase, type Seat } from '@acheron/engine'
import type { CharonsObolEvent } from '../events.ts'
import type { TurnFrame } from '../frames.ts'
import type { CharonsObolMove } from '../moves.ts'
import type { CharonsObolState } from '../state.ts'

type Ctx = Context<CharonsObolEvent>

/** R2: the seat throws as often as it likes, until it keeps its obols or loses them. */
export const turn: Phase<CharonsObolState, TurnFrame, CharonsObolMove, CharonsObolEvent> = {
  actors: (_state, frame) => [frame.seat],

  // The first throw of a turn is the only move; the player makes it all the same.
  asksAlways: true,

  moves: state => (state.hand > 0 ? [{ do: 'throw' }, { do: 'keep' }] : [{ do: 'throw' }]),

  play(state, frame, seat, move, ctx) {
    switch (move.do) {
      case 'throw':
        return throwDie(state, frame, seat, ctx)
      case 'keep':
        return keep(state, frame, seat, ctx)
    }
  },
}

function throwDie(state: CharonsObolState, frame: TurnFrame, seat: Seat, ctx: Ctx): void {
  const face = ctx.random.die(6)
  state.die = face
  if (face === 1) lose(state, frame, seat, ctx)
  else take(state, frame, seat, face, ctx)
}

/** R2.2 */
function lose(state: CharonsObolState, frame: TurnFrame, seat: Seat, ctx: Ctx): void {
  ctx.emit({ e: 'lost', seat, obols: state.hand })
  state.bowl += state.hand
  state.hand = 0
  pass(state, frame)
}

/** R2.1 */
function take(state: CharonsObolState, frame: TurnFrame, seat: Seat, face: number, ctx: Ctx): void {
  state.bowl -= face
  state.hand += face
  ctx.emit({ e: 'thrown', seat, face, hand: state.hand })
  // R2.4: nobody throws with the fare in hand.
  if (state.purses[seat]! + state.hand >= state.options.fare) keep(state, frame, seat, ctx)
}

/** R2.3 */
function keep(state: CharonsObolState, frame: TurnFrame, seat: Seat, ctx: Ctx): void {
  const obols = state.hand
  const purse = state.purses[seat]! + obols
  state.purses[seat] = purse
  state.hand = 0
  ctx.emit({ e: 'kept', seat, obols, purse })
  if (purse < state.options.fare) pass(state, frame)
  else {
    // R3.1
    ctx.emit({ e: 'crossed', seat, purse })
    leave(state)
  }
}

function pass(state: CharonsObolState, frame: TurnFrame): void {
  state.die = null
  frame.seat = (frame.seat + 1) % state.purses.length
}
