import { enter } from '@acheron/engine'
import { lastCircle } from '../box/squares.ts'
import type { Ctx } from '../events.ts'
import type { RoundFrame } from '../frames.ts'
import { end } from '../result.ts'
import { newTurn } from '../setup.ts'
import type { HellgameState } from '../state.ts'
import { moveToken } from '../upkeep/track.ts'
import type { HellgamePhase } from './phase.ts'

/** R1.1, R2.1: everybody's turn, then the upkeep track; the game's lowest frame. */
export const round: HellgamePhase<RoundFrame> = {
  actors: () => [],
  moves: () => [],
  play() {},

  auto(state, frame, ctx) {
    if (frame.next === 'track') endRound(state, frame, ctx)
    else if (frame.next === 'end') nextRound(state, frame, ctx)
    else {
      const seat = frame.next
      if (seat === state.first) ctx.emit({ e: 'roundStarted', round: state.round, first: seat })
      const following = (seat + 1) % state.players
      frame.next = following === state.first ? 'track' : following
      state.turn = newTurn(seat)
      enter(state, { kind: 'turn', next: 'movement' })
    }
    return true
  },
}

/** R9.4: the race ends with the round in which the throne was entered, without an upkeep. R2.1: the track. */
function endRound(state: HellgameState, frame: RoundFrame, ctx: Ctx): void {
  frame.next = 'end'
  const entered = Object.values(state.seats).some(player => player.unlocked === lastCircle)
  if (state.options.goal === 'race' && entered) end(state, 'race', ctx)
  else if (state.track.slot >= state.track.length) enter(state, { kind: 'upkeep', step: 'throne' })
  else moveToken(state, state.track.slot + 1, 'round', ctx)
}

/** R9.3: the last round ends the game, after its upkeep if it had one. */
function nextRound(state: HellgameState, frame: RoundFrame, ctx: Ctx): void {
  if (state.round >= state.options.maxRounds) {
    end(state, 'rounds', ctx)
    return
  }
  state.round++
  frame.next = state.first
}
