import { enter, equal, type Json, leave, type Seat } from '@acheron/engine'
import type { Archetype, Decider, Effect } from '../box/vocabulary.ts'
import { deciderOf, fiercestSeat } from '../champions/deciders.ts'
import type { CardFrame, EffectFrame, Topic } from '../frames.ts'
import type { Ctx, FightingState } from '../state.ts'

/** One step of an effect: what a verb is given. */
export type Run<E extends Effect = Effect> = {
  readonly state: FightingState
  readonly frame: EffectFrame
  readonly fx: E
  /** The card or ability that the effect belongs to. */
  readonly card: CardFrame
  readonly ctx: Ctx
}

type Worded = Extract<Effect, { do: string }>
/** The effects of a word; several words may share one form. */
export type EffectOf<D extends Worded['do']> = Worded extends infer E
  ? E extends { do: infer W }
    ? D extends W
      ? E
      : never
    : never
  : never

/**
 * What a word of the vocabulary does. It is called again and again, `frame.step` counting, until it says that it is
 * `done`. In each step it changes the state, or has a frame entered above (a question, a window, a move): then it is
 * called again when that has left, with its value in `frame.answer`.
 */
export type Verb<D extends Worded['do']> = (run: Run<EffectOf<D>>) => void
export type Verbs = { readonly [D in Worded['do']]?: Verb<D> }

export function done({ state }: Pick<Run, 'state'>): void {
  leave(state)
}

/** To the next step of the verb. */
export function next({ frame }: { frame: { step: number } }): void {
  frame.step++
}

/** The next step is taken when a seat has chosen one of the options; without any, or with one, nobody is asked. */
export function ask(
  state: FightingState,
  frame: { answer?: Json; step: number },
  champion: Archetype | null,
  topic: Topic,
  options: readonly Json[],
): void {
  frame.step++
  put(state, frame, champion === null ? fiercestSeat(state) : state.champions[champion].seat, champion, topic, options)
}

/** The same, by whom a card names (`by`): 'caravan' is a vote. */
export function askBy(run: Run, by: Decider | undefined, topic: Topic, options: readonly Json[]): void {
  const decider = deciderOf(run.state, run.card, by)
  run.frame.step++
  if (decider === 'caravan' && options.length > 1) {
    enter(run.state, { kind: 'vote', topic, options: [...options], ballots: {}, cast: {}, round: 1 })
    return
  }
  const seat = decider === 'caravan' ? fiercestSeat(run.state) : decider.seat
  put(run.state, run.frame, seat, decider === 'caravan' ? null : decider.champion, topic, options)
}

function put(
  state: FightingState,
  frame: { answer?: Json },
  seat: Seat,
  champion: Archetype | null,
  topic: Topic,
  options: readonly Json[],
): void {
  // Two of the same card are one choice.
  const different = options.filter((option, i) => options.findIndex(other => equal(other, option)) === i)
  const [only = null] = different
  if (different.length <= 1) frame.answer = only
  else enter(state, { kind: 'ask', seat, champion, topic, options: different })
}
