import { enter, sequence } from '@acheron/engine'
import { lastCircle } from '../box/squares.ts'
import type { HellgameEvent } from '../events.ts'
import type { RoundFrame, RoundSteps } from '../frames.ts'
import { end } from '../result.ts'
import { newTurn } from '../setup.ts'
import type { HellgameState } from '../state.ts'
import { moveToken } from '../upkeep/track.ts'

/** R1.1, R2.1: everybody's turn, then the upkeep track; the game's lowest frame. */
export const round = sequence<HellgameState, RoundFrame, HellgameEvent, RoundSteps>({
  turn(state, frame, ctx) {
    const { seat } = frame
    if (seat === state.first) ctx.emit({ e: 'roundStarted', round: state.round, first: seat })
    frame.seat = (seat + 1) % state.players
    state.turn = newTurn(seat)
    enter(state, { kind: 'turn', step: 'movement' })
    return frame.seat === state.first ? 'track' : 'turn'
  },
  /** R9.4: the race ends with the round in which the throne was entered, without an upkeep. R2.1: the track. */
  track(state, _frame, ctx) {
    const entered = Object.values(state.seats).some(player => player.unlocked === lastCircle)
    if (state.options.goal === 'race' && entered) end(state, 'race', ctx)
    else if (state.track.slot >= state.track.length) enter(state, { kind: 'upkeep', step: 'throne' })
    else moveToken(state, state.track.slot + 1, 'round', ctx)
    return 'end'
  },
  /** R9.3: the last round ends the game, after its upkeep if it had one. */
  end(state, frame, ctx) {
    if (state.round >= state.options.maxRounds) {
      end(state, 'rounds', ctx)
      return null
    }
    state.round++
    frame.seat = state.first
    return 'turn'
  },
})
