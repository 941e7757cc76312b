import { type CaravanMove, championOf, type FightingView } from '@acheron/games/caravan/board.ts'
import type { BoardProps } from '../../../../board/face.ts'
import type { Key } from '../../../../board/gestures.ts'
import { keysOf } from '../../../../board/stage.ts'
import { gestureOf } from '../gestures.ts'

type Intention = NonNullable<BoardProps<never, CaravanMove>['intentions']>[number]

/**
 * The things on the stage that somebody points at, with the seat: those of the move with its Champion, whose hand may not be
 * in sight, and of a walk its end.
 */
export function intendedThings(view: FightingView, intentions: readonly Intention[]): ReadonlyMap<Key, number> {
  const things = new Map<Key, number>()
  for (const { seat, move, next } of intentions) {
    const last = next.at(-1)
    const champion = championOf(move)
    for (const key of keysOf(gestureOf, view, move)) things.set(key, seat)
    for (const key of last ? keysOf(gestureOf, view, last) : []) things.set(key, seat)
    if (champion) things.set(`object:${champion}`, seat)
  }
  return things
}

/** The thing itself, or the Area that a Space lies in where the Space is not drawn. */
export function placesOf(key: Key): readonly Key[] {
  const space = /^place:([A-E][1-3])\./.exec(key)
  return space ? [key, `area:${space[1]}`] : [key]
}
