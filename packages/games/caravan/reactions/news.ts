import { enter } from '@acheron/engine'
import type { EventName } from '../box/vocabulary.ts'
import type { FightingState, ObjectId } from '../state.ts'

/**
 * W14, W18: an event that nothing can change any more. It is announced before the frame on top goes on, so this must be
 * the last action of a step.
 */
export function afterwards(
  state: FightingState,
  name: EventName,
  subject: ObjectId | null,
  cause: ObjectId | null = null,
): void {
  enter(state, { kind: 'news', name, subject, cause, step: 'announce' })
}
