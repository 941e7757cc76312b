import { equal } from '@acheron/engine'
import type { GestureOf, Gestures, Key } from './gestures.ts'

/** The queries and reports of a thing on the board. */
export interface SpotStage {
  /** Gold: a touch of it leads on. */
  lit(key: Key): boolean
  /** Gold or not, a touch of it does something: it may lay down the held thing, or take up another one instead. */
  enabled(key: Key): boolean
  /** It has been touched and waits for the next touch. */
  held(key: Key): boolean
  /** The move that is pointed at, here or in the list, is about it. */
  aimed(key: Key): boolean
  /** The log line that is pointed at tells of it. */
  told(key: Key): boolean
  /** Its part in a move that is judged: "better.to"; several parts with spaces between. */
  judged(key: Key): string | undefined
  /** Makes the move, takes the thing up, or asks why not. */
  touch(key: Key): void
  /** Points at the move of a touch; null: at nothing. */
  look(key: Key | null): void
}

/** The queries and reports of a move's button. */
export interface ButtonStage<M> {
  /** The move that is pointed at, here or in the list; else the one that was advised. */
  readonly pointed: M | null
  point(move: M | null): void
  act(move: M, next?: readonly M[]): void
  /** The move in the words of the rules, with the players' names. */
  said(move: M): string
}

/** The things on the board and the meaning of touches. */
export interface Stage<V, M> extends SpotStage, ButtonStage<M> {
  readonly view: V
  /** The viewer's own seat; null for somebody who watches. */
  readonly seat: number | null
  readonly names: readonly string[]
  /** Whose doing is shown, while an earlier position is; else null. */
  readonly acting: readonly number[] | null
  readonly moves: readonly M[]
  /** The touchable things, the touches so far, and the moves that these could mean. */
  readonly gestures: Gestures<M>
  /** The thing that is looked at. */
  readonly looked: Key | null
  /** Holds these things instead of the held ones. */
  take(keys: readonly Key[]): void
  /** Lets go of the held things, and returns whether there were any. */
  letGo(): boolean
}

/** The held things, and what they could mean when they were taken up. */
export interface Hold<M> {
  readonly keys: readonly Key[]
  readonly meant: readonly M[]
  /** The viewer's last own step at that time. */
  readonly own: number
}

const none: readonly never[] = []
export const nothingHeld: Hold<never> = { keys: none, meant: none, own: 0 }

/** What is held now: nothing after a step of the viewer's own, or if nothing that was meant is legal any more. */
export function keepHold<M>(
  hold: Hold<M>,
  own: number,
  gesturesWith: (taken: readonly Key[]) => Gestures<M>,
): Gestures<M> {
  if (hold.keys.length === 0 || hold.own !== own) return gesturesWith(none)
  const gestures = gesturesWith(hold.keys)
  const isStillMeant = gestures.meant.some(move => hold.meant.some(each => equal(each, move)))
  return isStillMeant ? gestures : gesturesWith(none)
}

/** The move of a touch, to be pointed at before; null if there is none. */
export function foreseen<M>(gestures: Gestures<M>, key: Key | null): M | null {
  const outcome = key === null ? null : gestures.touch(key)
  return outcome?.kind === 'play' ? outcome.move : null
}

/** The things of a move: those of its gestures. */
export function keysOf<V, M>(gestureOf: GestureOf<V, M>, view: V, move: M | null): ReadonlySet<Key> {
  if (move === null) return new Set()
  const gestures = gestureOf(view, move)
  return new Set(('parts' in gestures ? [gestures] : gestures).flatMap(({ parts }) => parts.flat()))
}

/** The parts that things have in the judged moves: from where to where, or among those that it takes. */
export function partsOf<V, M>(
  gestureOf: GestureOf<V, M>,
  view: V,
  judged: { readonly better: M | null; readonly played: M } | null,
): ReadonlyMap<Key, string> {
  const parts = new Map<Key, string>()
  for (const which of ['better', 'played'] as const) {
    const move = judged?.[which] ?? null
    if (move === null) continue
    const [gesture] = [gestureOf(view, move)].flat()
    const touched = gesture?.parts ?? []
    const leads = touched.length > 1 && !gesture?.anyOrder
    for (const [i, keys] of touched.entries()) {
      const part = !leads ? 'at' : i === 0 ? 'from' : i === touched.length - 1 ? 'to' : null
      if (part) for (const key of keys) parts.set(key, [parts.get(key), `${which}.${part}`].filter(Boolean).join(' '))
    }
  }
  return parts
}

/** The look of each thing, from touches, pointing, the log and an analysis. */
export function spotsOf<M>(
  gestures: Gestures<M>,
  aims: ReadonlySet<Key>,
  told: ReadonlySet<Key>,
  judged: ReadonlyMap<Key, string>,
) {
  return {
    lit: key => gestures.lit(key),
    enabled: key => gestures.touch(key).kind !== 'whyNot',
    held: key => gestures.taken.includes(key),
    aimed: key => aims.has(key),
    told: key => told.has(key),
    judged: key => judged.get(key),
  } satisfies Partial<SpotStage>
}
