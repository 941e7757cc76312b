import type { CaravanEvent, Seen } from '../events.ts'
import type { ObjectId } from '../state.ts'
import { type Known, thingName } from '../texts/things.ts'
import type { T } from '../texts/words.ts'

export type EventOf<E extends CaravanEvent['e']> = Extract<CaravanEvent, { e: E }>

/** The Minions and pieces of an event, as they were then. */
export const knownIn =
  ({ seen }: Seen): Known =>
  id =>
    seen?.[id] ?? null

/** An Object that an event names. */
export const nameIn = (event: Seen, id: ObjectId, t: T): string => thingName(knownIn(event), id, t)
