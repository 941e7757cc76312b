import type { View } from '@acheron/engine'
import type { CaravanEvent } from '../events.ts'
import type { CaravanState } from '../state.ts'
import type { T } from '../texts/words.ts'

export type EventOf<E extends CaravanEvent['e']> = Extract<CaravanEvent, { e: E }>

/** What a sentence is told from: the view after it, for the names of things on the board. */
export type Log = { view: View<CaravanState>; t: T }
