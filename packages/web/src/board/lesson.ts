import type { Move } from '@acheron/engine'
import type { LessonStep } from './face.ts'

type Test<M> = (move: M) => boolean

/** A step of a guided game, with tests that know the game's own moves. */
export function lessonStep<M extends Move>(
  id: string,
  text: string,
  allow: Test<M> | null,
  ends?: Test<M>,
): LessonStep {
  return {
    id,
    text,
    allow: allow && (move => allow(move as M)),
    ...(ends && { ends: move => ends(move as M) }),
  }
}
