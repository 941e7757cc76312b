import { type Context, enter } from '@acheron/engine'
import type { ImpRaceEvent } from '../events.ts'
import type { RaceFrame } from '../frames.ts'
import { endByRounds, isRoundLimit } from '../result.ts'
import { lastSquare } from '../route/places.ts'
import type { ImpRaceState } from '../state.ts'
import type { RacePhase } from './phase.ts'

/** R1.1, section 3: seat 0 begins, then clockwise, a whole turn each; until somebody has won or the rounds are over. */
export const race: RacePhase<RaceFrame> = {
  actors: () => [],
  moves: () => [],
  play() {},
  auto(state, _frame, ctx) {
    const { turn, seats } = state
    if (turn.number === 0) tellSetup(state, ctx)
    else if (isRoundLimit(state)) {
      endByRounds(state, ctx)
      return true
    } else turn.seat = (turn.seat + 1) % seats.length
    turn.number++
    turn.option = null
    turn.die = null
    turn.plus = 0
    turn.moved = null
    turn.rested = null
    turn.bought = 0
    enter(state, { kind: 'turn' })
    ctx.emit({ e: 'turnStarted', seat: turn.seat, number: turn.number })
    return true
  },
}

function tellSetup({ seats, route }: ImpRaceState, ctx: Context<ImpRaceEvent>): void {
  ctx.emit({ e: 'gameStarted', players: seats.length })
  for (let square = 1; square <= lastSquare; square++) {
    const { tile, up } = route[square]!
    if (up) ctx.emit({ e: 'tilePlaced', square, tile })
  }
}
