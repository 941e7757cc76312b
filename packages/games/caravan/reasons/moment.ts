import type { Seat } from '@acheron/engine'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { isFighting } from '../champions/champion.ts'
import type { Frame } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanView, FightingView, ObjectId } from '../state.ts'
import type { T } from '../texts/words.ts'

/** The subjects of a touch; the page adds `viewer`, the seat that asks. */
export type Intent = { viewer?: Seat } & (
  | { kind: 'card'; champion: Archetype; card: Id; slot?: number }
  | { kind: 'space'; at: string }
  | { kind: 'piece'; id: ObjectId }
  | { kind: 'champion'; id: Archetype }
)
export type Touch<K extends Intent['kind']> = Extract<Intent, { kind: K }>

/** The moment of the question, for a seat that has to decide. */
export type Moment = {
  view: CaravanView
  frame: Frame
  seat: Seat
  moves: readonly CaravanMove[]
  t: T
}

/** The same while there is a Confrontation. */
export const inFight = ({ view }: Moment): FightingView | null => (isFighting(view) ? view : null)
