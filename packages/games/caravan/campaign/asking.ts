import { enter, type Json } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import type { Topic } from '../frames.ts'
import type { CaravanState } from '../state.ts'

/** A frame that goes on with what the question above it was answered by. */
type Asking = { answer?: Json }

/** R1.6: the team decides. With a single option there is no vote; without any the answer is null. */
export function callVote(state: CaravanState, frame: Asking, topic: Topic, options: readonly Json[]): void {
  const [only = null] = options
  if (options.length <= 1) frame.answer = only
  else enter(state, { kind: 'vote', topic, options: [...options], ballots: {}, cast: {}, round: 1 })
}

/** R1.7: the Champion's seat decides. */
export function askSeatOf(
  state: CaravanState,
  frame: Asking,
  champion: Archetype,
  topic: Topic,
  options: readonly Json[],
): void {
  const [only = null] = options
  if (options.length <= 1) frame.answer = only
  else enter(state, { kind: 'ask', seat: state.champions[champion].seat, champion, topic, options: [...options] })
}

/** R3.7: a Champion's player alone; for a Companion the team votes (ruling 108). */
export function askPlayerOf(
  state: CaravanState,
  frame: Asking,
  champion: Archetype,
  topic: Topic,
  options: readonly Json[],
): void {
  if (state.champions[champion].player) askSeatOf(state, frame, champion, topic, options)
  else callVote(state, frame, { ...topic, champion }, options)
}

/** The answer; it is taken out of the frame. */
export function takeAnswer<A extends Json>(frame: Asking): A | undefined {
  const { answer } = frame
  delete frame.answer
  return answer as A | undefined
}
