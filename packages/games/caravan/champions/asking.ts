import { ask, type Frame, type Handed, type Json, type Topic } from '@acheron/engine'
import type { Archetype } from '../box/vocabulary.ts'
import type { FightingState } from '../state.ts'
import { fiercestSeat } from './deciders.ts'

/** At least one. */
export type Some<V> = readonly [V, ...V[]]

export const isSome = <V>(list: readonly V[]): list is Some<V> => list.length > 0

/** The step takes what the Champion's seat chooses; without a Champion the Fiercest decides. */
export function askChampion<S extends string, V extends Json>(
  state: FightingState,
  frame: Frame,
  step: S,
  champion: Archetype | null,
  topic: Topic,
  options: Some<V>,
): Handed<S, V>
export function askChampion<S extends string, V extends Json>(
  state: FightingState,
  frame: Frame,
  step: S,
  champion: Archetype | null,
  topic: Topic,
  options: readonly V[],
): Handed<S, V | null>
export function askChampion<S extends string, V extends Json>(
  state: FightingState,
  frame: Frame,
  step: S,
  champion: Archetype | null,
  topic: Topic,
  options: readonly V[],
): Handed<S, V | null> {
  const seat = champion === null ? fiercestSeat(state) : state.champions[champion].seat
  const question = { seat, champion, topic, options }
  return ask(state, frame, step, question)
}
