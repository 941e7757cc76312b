import { leave, type Phase } from '@acheron/engine'
import { aims, type SkirmishEvent, type SkirmishMove, type State, type VoteFrame } from '../state.ts'

/** All seats decide at once; nobody sees a ballot before the last is in. */
export const vote: Phase<State, VoteFrame, SkirmishMove, SkirmishEvent> = {
  actors: (_state, frame) => frame.voted.flatMap((done, seat) => (done ? [] : [seat])),
  moves: () => aims.map(aim => ({ do: 'vote', aim })),
  play(_state, frame, seat, move, ctx) {
    if (move.do !== 'vote') return
    frame.ballots[seat] = move.aim
    frame.voted[seat] = true
    ctx.emit({ e: 'voted', seat })
  },
  auto(state, frame, ctx) {
    if (frame.voted.includes(false)) return false
    const votes = aims.map(aim => frame.ballots.filter(ballot => ballot === aim).length)
    const most = aims.filter((_, i) => votes[i] === Math.max(...votes))
    const tie = most.length > 1
    state.aim = tie ? ctx.random.pick(most) : most[0]!
    ctx.emit({ e: 'aimed', aim: state.aim, tie })
    leave(state)
    return true
  },
}
