import { enter } from '@acheron/engine'
import type { TurnsFrame } from '../frames.ts'
import { startScoring, stopAtOnce } from '../result/ending.ts'
import { seatOf } from '../turn/seats.ts'
import { type FlorencePhase, nobody } from './phase.ts'

/** R1, R15: turn after turn in seat order, each a Hell phase and a Florence phase, until the end. */
export const turns: FlorencePhase<TurnsFrame> = {
  ...nobody,
  auto(state, _frame, ctx) {
    const { turn, end, players, options } = state
    if (turn.number > 0) {
      const next = (turn.seat + 1) % players
      if (next === end?.seat) {
        startScoring(state, ctx)
        return true
      }
      if (seatOf(state, turn.seat).turns >= options.turnCap) {
        stopAtOnce(state, turn.seat, 'turnCap', ctx)
        return true
      }
      turn.seat = next
    }
    turn.number++
    turn.quarter = null
    seatOf(state, turn.seat).turns++
    ctx.emit({ e: 'turnStarted', seat: turn.seat, number: turn.number })
    enter(state, { kind: 'florence' })
    enter(state, { kind: 'hell', rescued: false })
    return true
  },
}
