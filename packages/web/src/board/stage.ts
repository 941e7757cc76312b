import { equal } from '@acheron/engine'
import type { GestureOf, Gestures, Key } from './gestures.ts'

/** What a thing on the board asks about itself, and tells. */
export interface SpotStage {
  /** Gold: a touch of it leads on. */
  lit(key: Key): boolean
  /** Gold or not, a touch of it does something: it may lay down what is held, or take up another thing instead. */
  enabled(key: Key): boolean
  /** It has been touched and waits for what belongs to it. */
  held(key: Key): boolean
  /** The move that is pointed at, here or in the list, is about it. */
  aimed(key: Key): boolean
  /** The log line that is pointed at tells of it. */
  told(key: Key): boolean
  /** Makes the move, takes the thing up, or asks why not. */
  touch(key: Key): void
  /** Points at what a touch of it would do, and keeps what it is in words; null: at nothing. */
  look(key: Key | null, label?: string): void
}

/** What a button of a move asks and tells. */
export interface ButtonStage<M> {
  /** The move that is pointed at, here or in the list; else the one that was advised. */
  readonly pointed: M | null
  point(move: M | null): void
  act(move: M): void
  /** The move in the words of the rules, with the players' names. */
  said(move: M): string
}

/** What is looked at: a thing, and what it is in words. */
export interface Look {
  readonly key: Key | null
  readonly label: string
}

/** What is on the board and what a touch means there. */
export interface Stage<V, M> extends SpotStage, ButtonStage<M> {
  readonly view: V
  /** The viewer's own seat; null for somebody who watches. */
  readonly seat: number | null
  readonly names: readonly string[]
  readonly moves: readonly M[]
  /** What can be touched, what has been touched, and the moves that it could mean. */
  readonly gestures: Gestures<M>
  readonly looked: Look
  /** Holds these things instead of what is held. */
  take(keys: readonly Key[]): void
  /** Lets go of what is held, and says whether there was anything. */
  letGo(): boolean
}

export const lookedAtNothing: Look = { key: null, label: '' }

/** What is held, and in which view. */
export interface Hold<V> {
  readonly view: V
  readonly keys: readonly Key[]
}

const none: readonly Key[] = []

/** A view told anew without a change leaves what is held alone; a new one lets go of it. */
export function keepHold<V>(hold: Hold<V>, given: V): Hold<V> {
  return equal(hold.view, given) ? hold : { view: given, keys: none }
}

/** The move that a touch would make, to be pointed at before; null where it would make none. */
export function foreseen<M>(gestures: Gestures<M>, key: Key | null): M | null {
  const outcome = key === null ? null : gestures.touch(key)
  return outcome?.kind === 'play' ? outcome.move : null
}

/** The things that a move is about: those of its gestures. */
export function keysOf<V, M>(gestureOf: GestureOf<V, M>, view: V, move: M | null): ReadonlySet<Key> {
  if (move === null) return new Set()
  const gestures = gestureOf(view, move)
  return new Set(('parts' in gestures ? [gestures] : gestures).flatMap(({ parts }) => parts.flat()))
}

/** What each thing shows, from what can be touched, what is pointed at and what is told. */
export function spotsOf<M>(gestures: Gestures<M>, aims: ReadonlySet<Key>, told: ReadonlySet<Key>) {
  return {
    lit: key => gestures.lit(key),
    enabled: key => gestures.touch(key).kind !== 'whyNot',
    held: key => gestures.taken.includes(key),
    aimed: key => aims.has(key),
    told: key => told.has(key),
  } satisfies Partial<SpotStage>
}
