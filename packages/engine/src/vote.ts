import type { Topic } from './ask.ts'
import { enter, type Frame, leave, type Phase } from './flow.ts'
import type { Context, GameEvent, GameState, Seat } from './game.ts'
import { equal, type Json } from './json.ts'
import { type Handed, hand } from './sequence.ts'

/**
 * Several seats decide at once; the frame below receives their decision. A game declares the ballots secret until all
 * are in: `{ place: 'flow.*.ballots.$', seenBy: 'owner' }`, and `option` of the move likewise.
 */
export type VoteFrame = {
  kind: 'vote'
  topic: Topic
  options: Json[]
  /** Who votes. */
  seats: Seat[]
  ballots: { [seat: Seat]: Json | null }
  /** Who has voted, for all to see. */
  cast: { [seat: Seat]: boolean }
  /** Counts the times that the seats have voted. */
  round: number
}

/** The ballot of a seat that goes with the others: it counts for nothing and joins whatever wins. */
export const withOthers = 'withOthers'

/** The move of a vote. */
export type Ballot = { readonly do: 'vote'; readonly option: Json }

/** A game's own rules about votes. */
export interface VoteRules<S extends GameState, F extends VoteFrame, E extends GameEvent> {
  /** Whether a seat may leave the decision to the others (`withOthers`), as bots do among people. */
  mayFollow?(state: S): boolean
  /**
   * Several options have the most votes; the ballots are those of the seats that have chosen themselves, or none. Returns the winner; or undefined after `voteAgain`, or after a frame was
   * entered, whose value then wins.
   */
  tied(state: S, frame: F, leading: Json[], ctx: Context<E>): Json | undefined
  /** An option is about to win. */
  elected?(state: S, frame: F, option: Json, ctx: Context<E>): void
  /** A seat has voted. */
  voted?(state: S, frame: F, seat: Seat, ctx: Context<E>): void
}

/** The phase of a game's votes. */
export function votePhase<S extends GameState, F extends VoteFrame, E extends GameEvent>(
  rules: VoteRules<S, F, E>,
): Phase<S, F, Ballot, E> {
  const elect = (state: S, frame: F, option: Json, ctx: Context<E>) => {
    rules.elected?.(state, frame, option, ctx)
    leave(state, option)
  }
  return {
    actors: (_state, { seats, cast }) => seats.filter(seat => !cast[seat]),
    moves: (state, { options, seats }) =>
      [...options, ...(seats.length > 1 && rules.mayFollow?.(state) ? [withOthers] : [])].map(option => ({
        do: 'vote',
        option,
      })),
    play(state, frame, seat, { option }, ctx) {
      frame.ballots[seat] = option
      frame.cast[seat] = true
      rules.voted?.(state, frame, seat, ctx)
    },
    auto(state, frame, ctx) {
      if (frame.seats.some(seat => !frame.cast[seat])) return false
      const leading = mostVotes(frame)
      settleFollowers(frame, leading)
      const winner = leading.length === 1 ? leading[0] : rules.tied(state, frame, leading, ctx)
      if (winner !== undefined) elect(state, frame, winner, ctx)
      return true
    },
    resume: elect,
  }
}

function mostVotes({ options, ballots }: VoteFrame): Json[] {
  const votes = options.map(option => Object.values(ballots).filter(ballot => equal(ballot, option)).length)
  const most = Math.max(...votes)
  return options.filter((_, i) => votes[i] === most)
}

/** Who goes with the others joins the winner, or stays out of a tie. */
function settleFollowers({ ballots }: VoteFrame, [winner, second]: readonly Json[]): void {
  for (const seat in ballots) {
    if (ballots[seat] !== withOthers) continue
    if (second === undefined) ballots[seat] = winner!
    else delete ballots[seat]
  }
}

/** The seats vote again, between these options only. */
export function voteAgain(frame: VoteFrame, options: Json[]): void {
  frame.round++
  frame.options = options
  frame.ballots = {}
  frame.cast = {}
}

/** The step takes the seats' decision. Without a choice there is no vote, as with `ask`. */
export function callVote<S extends string, V extends Json>(
  state: GameState,
  asking: Frame,
  step: S,
  { topic, options, seats }: { readonly topic: Topic; readonly options: readonly V[]; readonly seats: readonly Seat[] },
): Handed<S, V | null> {
  const [only = null] = options
  if (options.length <= 1) return hand(asking, step, only)
  const frame: VoteFrame = {
    kind: 'vote',
    topic,
    options: [...options],
    seats: [...seats],
    ballots: {},
    cast: {},
    round: 1,
  }
  enter<Frame>(state, frame)
  return step as Handed<S, V | null>
}
