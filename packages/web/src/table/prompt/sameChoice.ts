import { equal } from '@acheron/engine'
import type { Choice } from '../../board/face.ts'

type Moves = Pick<Choice, 'move' | 'next'>

/** Whether two choices stand for the same moves: several ways may begin alike. */
export function isSameChoice(a: Moves, b: Moves): boolean {
  return equal([a.move, ...(a.next ?? [])], [b.move, ...(b.next ?? [])])
}
