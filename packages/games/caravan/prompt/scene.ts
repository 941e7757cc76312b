import type { Frame } from '../frames.ts'
import type { CaravanView } from '../state.ts'
import type { T } from '../texts/words.ts'

/** Where a move is made: what is seen, and what is being decided. */
export type Scene = { view: CaravanView; frame: Frame | undefined; t: T }
