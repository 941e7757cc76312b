import type { Archetype, AreaId, AttackFact, Id } from '../box/vocabulary.ts'
import type { ObjectId } from '../state.ts'

/** The thing being carried out: its owner and its card. */
export type Source = {
  kind:
    | 'maneuver'
    | 'skill'
    | 'equipment'
    | 'finding'
    | 'sin'
    | 'wound'
    | 'action'
    | 'counter'
    | 'arcana'
    | 'event'
    | 'minion'
    | 'piece'
    | 'setup'
    | 'rule'
  card: Id
  /** `you`. */
  you: Archetype | null
  /** `self`: a Malefactor or a Minion. */
  self: ObjectId | null
  /** The deck that the card belongs to. */
  deck: Id | null
}

/** The current bindings of a card's names (3.1). */
export type Bindings = {
  that: ObjectId | null
  subject: ObjectId | null
  cause: ObjectId | null
  attacker: Archetype | null
  target: ObjectId | null
  /** Bound by `as`, and by payments and choices. */
  things: { [name: string]: ObjectId }
  numbers: { [name: string]: number }
  /** Areas stepped into by the latest MOVE, THROW or PUSH of the card, the first one left out. */
  through: AreaId[]
  /** The total change of Levels. */
  levels: number
  /** The Maneuver lies on another one. */
  combo: boolean
  /** Facts of the Attack in progress (R13.3). */
  facts: AttackFact[]
  /** R11.14: the Pillars that the card's effects meet instead of Champions that BACKFLIPPED. */
  pillars?: { [champion in Archetype]?: ObjectId }
}

export const unbound = (): Bindings => ({
  that: null,
  subject: null,
  cause: null,
  attacker: null,
  target: null,
  things: {},
  numbers: {},
  through: [],
  levels: 0,
  combo: false,
  facts: [],
})
