import { enter, type Json, voteAgain, votePhase } from '@acheron/engine'
import { thingOf } from '../battle-board/seen.ts'
import type { CaravanEvent, Seen } from '../events.ts'
import type { VoteFrame } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'

/** R1.6: every seat has one vote, hidden until all are cast; a tie is voted on once more, then settled. */
export const vote = votePhase<CaravanState, VoteFrame, CaravanEvent>({
  /** Option `voteTie` (ruling 13): chance, or the Leader, and the marker passes on. */
  tied(state, frame, tied, ctx) {
    showBallots(state, frame, ctx)
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
  if (seats.length === 1 || frame.shown?.round === round) return
  frame.shown = { round, ballots: { ...ballots } }
  const { entry, question } = topic
  ctx.emit({
    e: 'ballotsShown',
    topic: topic.what,
    ...(topic.what === 'dilemma' && { entry: String(entry), question: String(question) }),
    ballots: seats.map(seat => ({ seat, option: textOf(ballots[seat] ?? null) })),
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
