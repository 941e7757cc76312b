import type { HellgameMove, Reach, Square } from '@acheron/games/hellgame/board.ts'
import type { Gestures, Key } from '../../../board/gestures.ts'
import { circleKeyOf, squareOf } from './keys.ts'

/** The squares that this movement can reach. */
export type Goals = ReadonlyMap<Square, Reach>

/** The effect of a touch on this board: besides gestures, a touch of a distant square walks there. */
export type Touch =
  | { readonly kind: 'walk'; readonly goal: Reach }
  | { readonly kind: 'play'; readonly move: HellgameMove }
  /** The gestures know the effect; `key` is its name among them. */
  | { readonly kind: 'gesture'; readonly key: Key }

const goalAt = (goals: Goals, key: Key): Reach | undefined => {
  const square = squareOf(key)
  return square ? goals.get(square) : undefined
}

export function touchOf(gestures: Gestures<HellgameMove>, goals: Goals, key: Key): Touch {
  const goal = goalAt(goals, key)
  const [first] = goal?.way ?? []
  if (goal && goal.way.length > 1 && gestures.moves(key).length < 2) return { kind: 'walk', goal }
  if (first && !gestures.lit(key)) return { kind: 'play', move: first }
  return { kind: 'gesture', key: meaningOf(gestures, key) }
}

/** A square stands for its circle where the square itself is of no use. */
function meaningOf(gestures: Gestures<HellgameMove>, key: Key): Key {
  const circle = circleKeyOf(key)
  const isOfUse = (each: Key) => gestures.touch(each).kind !== 'whyNot'
  return circle && !isOfUse(key) && isOfUse(circle) ? circle : key
}

/** Gold: a touch leads on. Every square asks at each drawing, so this only looks things up. */
export function isLit(gestures: Gestures<HellgameMove>, goals: Goals, key: Key): boolean {
  const circle = circleKeyOf(key)
  return goalAt(goals, key) !== undefined || gestures.lit(key) || (circle !== null && gestures.lit(circle))
}

/** The moves that a touch would make, one after the other; empty where it makes none. */
export function foreseenBy(gestures: Gestures<HellgameMove>, goals: Goals, key: Key): readonly HellgameMove[] {
  const touch = touchOf(gestures, goals, key)
  if (touch.kind === 'walk') return touch.goal.way
  if (touch.kind === 'play') return [touch.move]
  const outcome = gestures.touch(touch.key)
  return outcome.kind === 'play' ? [outcome.move] : []
}
