import type { Move } from '@acheron/engine'
import type { LessonStep } from './face.ts'

/** A step of a guided game: what is said, the moves that lead on, and the move that ends it where it takes several. */
export function lessonStep<M extends Move>(
  id: string,
  text: string,
  allow: LessonStep<M>['allow'],
  ends?: LessonStep<M>['ends'],
): LessonStep<M> {
  return { id, text, allow, ...(ends && { ends }) }
}
