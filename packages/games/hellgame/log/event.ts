import type { HellgameEvent } from '../events.ts'

/** The events of these names. */
export type EventOf<E extends HellgameEvent['e']> = Extract<HellgameEvent, { e: E }>
