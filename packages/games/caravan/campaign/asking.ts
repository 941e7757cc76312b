import { ask, callVote, type Frame, type Handed, type Json, type Topic } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import type { CaravanState } from '../state.ts'

/** R1.6: the step takes the team's decision. */
export function askTeam<S extends string, V extends Json>(
  state: CaravanState,
  frame: Frame,
  step: S,
  topic: Topic,
  options: readonly V[],
): Handed<S, V | null> {
  return callVote(state, frame, step, { topic, options, seats: [...Array(state.players).keys()] })
}

/** R1.7: the Champion's seat decides. */
export function askSeatOf<S extends string, V extends Json>(
  state: CaravanState,
  frame: Frame,
  step: S,
  champion: Archetype,
  topic: Topic,
  options: readonly V[],
): Handed<S, V | null> {
  const question = { seat: state.champions[champion].seat, champion, topic, options }
  return ask(state, frame, step, question)
}

/** R3.7: a Champion's player alone; for a Companion the team votes (ruling 108). */
export function askPlayerOf<S extends string, V extends Json>(
  state: CaravanState,
  frame: Frame,
  step: S,
  champion: Archetype,
  topic: Topic,
  options: readonly V[],
): Handed<S, V | null> {
  return state.champions[champion].player
    ? askSeatOf(state, frame, step, champion, topic, options)
    : askTeam(state, frame, step, { ...topic, champion }, options)
}
