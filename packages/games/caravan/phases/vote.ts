import { enter, type Seat, voteAgain, votePhase } from '@acheron/engine'
import { seen } from '../battle-board/seen.ts'
import type { CaravanEvent } from '../events.ts'
import type { VoteFrame } from '../frames.ts'
import type { CaravanState } from '../state.ts'

/** R1.6: every seat has one vote, hidden until all are cast; a tie is voted on once more, then settled. */
export const vote = votePhase<CaravanState, VoteFrame, CaravanEvent>({
  mayFollow: ({ options }) => options.followers === 'on',
  /** Option `voteTie` (ruling 13): chance, or the Leader, and the marker passes on. */
  tied(state, frame, tied, ctx) {
    const unvoted = Object.keys(frame.ballots).length === 0
    if (frame.round === 1 && !unvoted) {
      voteAgain(frame, tied)
      return undefined
    }
    const follower = state.options.botTies === 'on' ? followerOf(state, frame) : null
    if (state.options.voteTie === 'random' && !unvoted && follower === null) return ctx.random.pick(tied)
    frame.round = 3
    const topic = { ...frame.topic, tied: true, ...(unvoted && { unvoted }) }
    const seat = unvoted ? state.leader : (follower ?? leaderOf(state, frame))
    enter(state, { kind: 'ask', seat, champion: null, topic, options: tied })
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

/** The seats from the Leader on. */
const fromLeader = ({ leader, players }: CaravanState): Seat[] =>
  Array.from({ length: players }, (_, i) => (leader + i) % players)

/** Option `botTies`: the first seat that has left the decision to the others, if any has. */
const followerOf = (state: CaravanState, { ballots }: VoteFrame): Seat | null =>
  fromLeader(state).find(seat => ballots[seat] === undefined) ?? null

/** The Leader, or the next seat that has voted itself: whoever follows breaks no tie. */
const leaderOf = (state: CaravanState, { ballots }: VoteFrame): Seat =>
  fromLeader(state).find(seat => ballots[seat] !== undefined) ?? state.leader
