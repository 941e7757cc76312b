import { enter, equal, type Json, leave } from '@acheron/engine'
import { seen } from '../battle-board/seen.ts'
import type { VoteFrame } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'
import type { CaravanPhase } from './phase.ts'

/** R1.6: every seat has one vote, hidden until all are cast; a tie is voted on once more, then settled. */
export const vote: CaravanPhase<VoteFrame> = {
  actors: ({ players }, { cast }) => [...Array(players).keys()].filter(seat => !cast[seat]),
  moves: (_state, { options }) => options.map(option => ({ do: 'vote', option })),
  play(_state, frame, seat, move) {
    if (move.do !== 'vote') return
    frame.ballots[seat] = move.option
    frame.cast[seat] = true
  },
  auto(state, frame, ctx) {
    const { options } = frame
    if (options.length <= 1) {
      leave(state, options[0] ?? null)
      return true
    }
    if (!allCast(state, frame)) return false
    const leading = mostVotes(frame)
    if (leading.length === 1) decide(state, frame, leading[0]!, ctx)
    else if (frame.round === 1) voteAgain(frame, leading)
    else settle(state, frame, leading, ctx)
    return true
  },
  /** The Leader has picked one of the tied options; the marker passes on. */
  resume(state, frame, option, ctx) {
    state.leader = (state.leader + 1) % state.players
    decide(state, frame, option, ctx)
  },
}

const allCast = ({ players }: CaravanState, { cast }: VoteFrame): boolean =>
  [...Array(players).keys()].every(seat => cast[seat])

function mostVotes({ options, ballots }: VoteFrame): Json[] {
  const votes = options.map(option => Object.values(ballots).filter(ballot => equal(ballot, option)).length)
  const most = Math.max(...votes)
  return options.filter((_, i) => votes[i] === most)
}

function voteAgain(frame: VoteFrame, tied: Json[]): void {
  frame.round = 2
  frame.options = tied
  frame.ballots = {}
  frame.cast = {}
}

/** Option `voteTie` (ruling 13). */
function settle(state: CaravanState, frame: VoteFrame, tied: Json[], ctx: Ctx): void {
  if (state.options.voteTie === 'random') {
    decide(state, frame, ctx.random.pick(tied), ctx)
    return
  }
  frame.round = 3
  enter(state, {
    kind: 'ask',
    seat: state.leader,
    champion: null,
    topic: { ...frame.topic, tied: true },
    options: tied,
  })
}

function decide(state: CaravanState, { topic, round }: VoteFrame, option: Json, ctx: Ctx): void {
  ctx.emit({
    e: 'voted',
    option: typeof option === 'string' ? option : JSON.stringify(option),
    topic: topic.what,
    tied: round > 1,
    ...(state.fight && typeof option === 'string' && seen(state.fight, option)),
  })
  leave(state, option)
}
