import { enter, type Frame, leave, type Phase } from './flow.ts'
import type { GameState, Seat } from './game.ts'
import { equal, type Json } from './json.ts'
import { type Handed, hand } from './sequence.ts'

/** The subject of a question, for words and boards. */
export type Topic = { what: string; [detail: string]: Json }

/** A seat chooses one of the options; the frame below receives it. A game may add fields to its own ask frame. */
export type AskFrame = { kind: 'ask'; seat: Seat; topic: Topic; options: Json[] }

/** The move of an ask. */
export type Choice = { readonly do: 'choose'; readonly option: Json }

/** The parameters of an ask. */
export type Question<V extends Json, Options = readonly V[]> = {
  readonly seat: Seat
  readonly topic: Topic
  readonly options: Options & readonly V[]
}

/** The phase of the asks: a game has it among its phases, with words for its topics and options. */
export const askPhase: Phase<GameState, AskFrame, Choice, never> = {
  actors: (_state, { seat }) => [seat],
  moves: (_state, { options }) => options.map(option => ({ do: 'choose', option })),
  play: (state, _frame, _seat, { option }) => leave(state, option),
}

/**
 * The step takes the option that the seat chooses. A seat without a choice is not asked: the step receives the only
 * option, or null if there is none. Equal options are one choice.
 */
export function ask<S extends string, V extends Json>(
  state: GameState,
  asking: Frame,
  step: S,
  question: Question<V, readonly [V, ...V[]]>,
): Handed<S, V>
export function ask<S extends string, V extends Json>(
  state: GameState,
  asking: Frame,
  step: S,
  question: Question<V>,
): Handed<S, V | null>
export function ask<S extends string, V extends Json>(
  state: GameState,
  asking: Frame,
  step: S,
  question: Question<V>,
): Handed<S, V | null> {
  const different = distinct(question.options)
  const [only = null] = different
  if (different.length <= 1) return hand(asking, step, only)
  const frame: AskFrame = { kind: 'ask', ...question, options: different }
  enter<Frame>(state, frame)
  return step as Handed<S, V | null>
}

function distinct<V extends Json>(options: readonly V[]): V[] {
  return options.filter((option, i) => options.findIndex(other => equal(other, option)) === i)
}
