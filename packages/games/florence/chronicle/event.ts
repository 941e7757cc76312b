import type { FlorenceEvent } from '../events.ts'

/** The events of these names. */
export type Of<E extends FlorenceEvent['e']> = Extract<FlorenceEvent, { e: E }>
