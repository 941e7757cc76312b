import type { Frame } from '../frames.ts'
import type { CaravanView } from '../state.ts'
import type { T } from '../texts/words.ts'

/** The context of a move: the view and the open decision. */
export type Scene = { view: CaravanView; frame: Frame | undefined; t: T }
