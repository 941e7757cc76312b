import { enter, type Json, type Seat, voteAgain, votePhase } from '@acheron/engine'
import { thingOf } from '../battle-board/seen.ts'
import type { CaravanEvent, Seen } from '../events.ts'
import type { VoteFrame } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'

/** R1.6: every seat has one vote, hidden until all are cast; a tie is voted on once more, then settled. */
export const vote = votePhase<CaravanState, VoteFrame, CaravanEvent>({
  mayFollow: ({ options }) => options.followers === 'on',
  /** Option `voteTie` (ruling 13): chance, or the Leader, and the marker passes on. */
  tied(state, frame, tied, ctx) {
    const unvoted = Object.keys(frame.ballots).length === 0
    showBallots(state, frame, ctx)
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
  elected(state, frame, option, ctx) {
    const { topic, round } = frame
    if (round === 3) state.leader = (state.leader + 1) % state.players
    else showBallots(state, frame, ctx)
    ctx.emit({
      e: 'voted',
      option: textOf(option),
      topic: topic.what,
      tied: round > 1,
      ...seenIn(state, [option]),
    })
  },
})

/** Section 5: once all are in, everybody is told who voted for what, also before they vote again. */
function showBallots(state: CaravanState, frame: VoteFrame, ctx: Ctx): void {
  const { ballots, round, seats, topic } = frame
  // Who went with the others has no ballot of its own in a tie.
  const voters = seats.filter(seat => ballots[seat] !== undefined)
  if (seats.length === 1 || voters.length === 0 || frame.shown?.round === round) return
  frame.shown = { round, ballots: { ...ballots } }
  const { entry, question } = topic
  ctx.emit({
    e: 'ballotsShown',
    topic: topic.what,
    ...(topic.what === 'dilemma' && { entry: String(entry), question: String(question) }),
    ballots: voters.map(seat => ({ seat, option: textOf(ballots[seat] ?? null) })),
    ...seenIn(state, Object.values(ballots)),
  })
}

const textOf = (option: Json): string => (typeof option === 'string' ? option : JSON.stringify(option))

/** The Minions and pieces that are voted for. */
function seenIn({ fight }: CaravanState, options: readonly Json[]): Seen {
  const ids = fight ? options.filter(option => typeof option === 'string') : []
  const things = ids.flatMap(id => {
    const thing = thingOf(fight!, id)
    return thing ? [[id, thing] as const] : []
  })
  return things.length > 0 ? { seen: Object.fromEntries(things) } : {}
}

/** The seats from the Leader on. */
const fromLeader = ({ leader, players }: CaravanState): Seat[] =>
  Array.from({ length: players }, (_, i) => (leader + i) % players)

/** Option `botTies`: the first seat that has left the decision to the others, if any has. */
const followerOf = (state: CaravanState, { ballots }: VoteFrame): Seat | null =>
  fromLeader(state).find(seat => ballots[seat] === undefined) ?? null

/** The Leader, or the next seat that has voted itself: whoever follows breaks no tie. */
const leaderOf = (state: CaravanState, { ballots }: VoteFrame): Seat =>
  fromLeader(state).find(seat => ballots[seat] !== undefined) ?? state.leader
