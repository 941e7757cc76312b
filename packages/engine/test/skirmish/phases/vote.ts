import { votePhase } from '@acheron/engine'
import type { Aim, SkirmishEvent, State, VoteFrame } from '../state.ts'

/** All seats decide at once where to aim; nobody sees a ballot before the last is in. Chance breaks a tie. */
export const vote = votePhase<State, VoteFrame, SkirmishEvent>({
  voted: (_state, _frame, seat, ctx) => ctx.emit({ e: 'voted', seat }),
  tied(_state, frame, leading, ctx) {
    frame.tie = true
    return ctx.random.pick(leading)
  },
  elected(state, frame, option, ctx) {
    state.aim = option as Aim
    ctx.emit({ e: 'aimed', aim: state.aim, tie: frame.tie })
  },
})
