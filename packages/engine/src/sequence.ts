import { type Frame, leave, type Phase } from './flow.ts'
import type { Context, GameEvent, GameState, Move } from './game.ts'
import type { Json } from './json.ts'

/**
 * A sequence is what takes several steps: something happens, a question is asked, the answer is acted on. It is a table of
 * functions by name, and its frame remembers the name of the step that comes next. Names are stored with tables that live
 * for years, so a step can be added, split or moved without a running game noticing.
 *
 *     type Toll = { demand: undefined; pay: 'coin' | 'blood' | null; goOn: undefined }
 *     type TollFrame = { kind: 'toll'; step: keyof Toll; debtor: Seat }
 *
 *     const toll: Phase<State, TollFrame, Move, Event> = sequence<State, TollFrame, Event, Toll>({
 *       demand: (state, frame) =>
 *         ask(state, frame, 'pay', { seat: frame.debtor, topic: { what: 'toll' }, options: means(state, frame.debtor) }),
 *       pay(state, frame, ctx, by) {
 *         if (by === null) return done(state)
 *         take(state, frame.debtor, by, ctx)
 *         return 'goOn'
 *       },
 *       goOn: state => done(state),
 *     })
 *
 * A step does its work and returns what is next. The types hold it to that: only a step of this sequence can be named, a
 * step that takes an answer can only be reached by asking for one of its type, and no path may end without a word.
 */

/** The steps of a sequence, each with the type of its input: undefined, or the answer to its question. */
export type Answers = { readonly [step: string]: Json | undefined }

declare const handed: unique symbol

/** The name of a step whose value has been asked for: from a frame that was entered, or known already. */
export type Handed<S extends string, V> = S & { readonly [handed]: V }

/**
 * The return value of a step: the name of the next one; null when its frame has left; false when a seat has to decide
 * in the same frame (its phase's `actors`), after which the step is run again.
 */
export type Next<A extends Answers> = { [S in keyof A & string]: To<S, A[S]> }[keyof A & string] | null | false

/** A step without input may follow anything; a step that takes an answer may follow only an answer of its type. */
type To<S extends string, V> = [V] extends [undefined]
  ? S
  : undefined extends V
    ? S & { readonly [handed]?: V }
    : Handed<S, V>

/** The steps of a sequence. `C` is what each is called with before its answer. */
export type Sequence<C extends readonly unknown[], A extends Answers> = {
  readonly [S in keyof A & string]: (...args: [...context: C, answer: A[S]]) => Next<A>
}

/** A frame that goes through a sequence. */
export type SequenceFrame<A extends Answers> = Frame & { step: keyof A & string }

/** The phase of a sequence. Where somebody decides in its own frame, the game adds `actors`, `moves` and `play`. */
export function sequence<S extends GameState, F extends SequenceFrame<A>, E extends GameEvent, A extends Answers>(
  steps: Sequence<[state: S, frame: F, ctx: Context<E>], A>,
): Phase<S, F, never, E> {
  // A frame's step is one of the names, and its input is the answer asked for it: `Next` guarantees both.
  const table = steps as unknown as Record<string, (state: S, frame: F, ctx: Context<E>, answer?: Json) => Said>
  return {
    ...nobody,
    steps: () => steps,
    auto: (state, frame, ctx) => goOn(frame, table[frame.step]!(state, frame, ctx)),
    resume: (state, frame, answer, ctx) => void goOn(frame, table[frame.step]!(state, frame, ctx, answer)),
  }
}

/** The return value of any step. */
type Said = string | null | false

/** The frame goes on with the return value of its step. Returns true if something follows before a seat decides. */
export function goOn(frame: { step: string }, next: Said): boolean {
  if (next === false) return false
  if (next !== null) frame.step = next
  return true
}

/** A phase without decisions. */
export const nobody = {
  actors: (): readonly number[] => [],
  moves: (): never[] => [],
  play(_state: GameState, _frame: Frame, _seat: number, _move: Move): void {},
}

/** The frame leaves: the last thing that a sequence does. */
export function done(state: GameState, value?: Json): null {
  leave(state, value)
  return null
}

/** The step takes a value that is known already, as if a frame had been entered and had left with it at once. */
export function hand<S extends string, V extends Json>(frame: Frame, step: S, value: V): Handed<S, V> {
  frame.returned = value
  return step as Handed<S, V>
}
