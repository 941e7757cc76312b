import { type Answers, ask, type Handed, type Json, leave, type Sequence, type Topic } from '@acheron/engine'
import type { Archetype, Decider, Effect } from '../box/vocabulary.ts'
import { askTeam } from '../campaign/asking.ts'
import { deciderOf, fiercestSeat } from '../champions/deciders.ts'
import type { CardFrame, EffectFrame } from '../frames.ts'
import type { Ctx, FightingState } from '../state.ts'

/** A verb's memory between steps: plain data. A field is written before a later step reads it. */
export type Memo = { [name: string]: Json | undefined }

/** One step of an effect: the input of a verb. */
export type Run<E extends Effect = Effect, M = Memo> = {
  readonly state: FightingState
  readonly frame: EffectFrame<M>
  readonly fx: E
  /** The card or ability that the effect belongs to. */
  readonly card: CardFrame
  readonly ctx: Ctx
}

type Worded = Extract<Effect, { do: string }>
export type Word = Worded['do']
/** The effects of a word; several words may share one form. */
export type EffectOf<D extends Word> = Worded extends infer E
  ? E extends { do: infer W }
    ? D extends W
      ? E
      : never
    : never
  : never

/**
 * The implementation of a word of the vocabulary: a sequence that starts with `begin`. `A` are its steps, `M` is its
 * memory.
 */
export type Verb<D extends Word, A extends Answers & { begin: undefined }, M = Memo> = VerbFor<EffectOf<D>, A, M>
export type VerbFor<E extends Effect, A extends Answers, M = Memo> = Sequence<[run: Run<E, M>], A>

/** Any verb for an effect: the frame has kept what its step takes. */
export type AnyVerb<E extends Effect = Effect> = {
  readonly [step: string]: {
    step(run: Run<E>, answer: Json | undefined): string | null | false
  }['step']
}
export type Verbs = { readonly [D in Word]: AnyVerb<EffectOf<D>> }

/** The verb is at its end. */
export function done({ state }: Pick<Run, 'state'>): null {
  leave(state)
  return null
}

/** A verb with a single step. Its frame has already left: a frame that it enters is carried out next. */
export function atOnce<E extends Effect>(act: (run: Run<E>) => void): VerbFor<E, { begin: undefined }> {
  return {
    begin(run) {
      leave(run.state)
      act(run)
      return null
    },
  }
}

/** The step takes the choice of the decider that a card names (`by`): 'caravan' is a vote. */
export function askBy<S extends string, V extends Json, E extends Effect, M>(
  { state, card, frame }: Run<E, M>,
  step: S,
  by: Decider | undefined,
  topic: Topic,
  options: readonly V[],
): Handed<S, V | null> {
  const decider = deciderOf(state, card, by)
  if (decider === 'caravan' && options.length > 1) return askTeam(state, frame, step, topic, options)
  const champion: Archetype | null = decider === 'caravan' ? null : decider.champion
  const seat = decider === 'caravan' ? fiercestSeat(state) : decider.seat
  const question = { seat, champion, topic, options }
  return ask(state, frame, step, question)
}
