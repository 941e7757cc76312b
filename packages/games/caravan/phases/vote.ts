import { enter, voteAgain, votePhase } from '@acheron/engine'
import { seen } from '../battle-board/seen.ts'
import type { CaravanEvent } from '../events.ts'
import type { VoteFrame } from '../frames.ts'
import type { CaravanState } from '../state.ts'

/** R1.6: every seat has one vote, hidden until all are cast; a tie is voted on once more, then settled. */
export const vote = votePhase<CaravanState, VoteFrame, CaravanEvent>({
  /** Option `voteTie` (ruling 13): chance, or the Leader, and the marker passes on. */
  tied(state, frame, tied, ctx) {
    if (frame.round === 1) {
      voteAgain(frame, tied)
      return undefined
    }
    if (state.options.voteTie === 'random') return ctx.random.pick(tied)
    frame.round = 3
    const topic = { ...frame.topic, tied: true }
    enter(state, { kind: 'ask', seat: state.leader, champion: null, topic, options: tied })
    return undefined
  },
  elected(state, { topic, round }, option, ctx) {
    if (round === 3) state.leader = (state.leader + 1) % state.players
    ctx.emit({
      e: 'voted',
      option: typeof option === 'string' ? option : JSON.stringify(option),
      topic: topic.what,
      tied: round > 1,
      ...(state.fight && typeof option === 'string' && seen(state.fight, option)),
    })
  },
})
