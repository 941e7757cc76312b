import type { Json } from '@acheron/engine'
import type { Archetype, AreaId, Id } from './box/vocabulary.ts'
import type { ObjectId, Standing } from './state.ts'

/** A decision. The frame on top says which are open and what an `option` may be. */
export type CaravanMove =
  /** ask: one of the options it lists. */
  | { readonly do: 'choose'; readonly option: Json }
  | { readonly do: 'vote'; readonly option: Json }
  /** R4.4 and R4.6, one Champion at a time. */
  | { readonly do: 'effort'; readonly champion: Archetype; readonly dice: number }
  | { readonly do: 'fate'; readonly champion: Archetype; readonly offer: boolean }
  /** R6.2. */
  | { readonly do: 'enhance'; readonly treasure: Id }
  | { readonly do: 'reverse'; readonly treasure: Id }
  | { readonly do: 'assign'; readonly card: Id; readonly to: Archetype | 'box' }
  | { readonly do: 'heirloom'; readonly champion: Archetype }
  | { readonly do: 'ready' }
  /** R12.8: `slot` 0 to 2; of a Companion the box, and no card. */
  | {
      readonly do: 'maneuver'
      readonly champion: Archetype
      readonly card?: Id
      readonly slot: number
      /** By a Willpower token. */
      readonly willpower?: true
    }
  /** R12.6. */
  | { readonly do: 'move'; readonly champion: Archetype }
  | { readonly do: 'interact'; readonly champion: Archetype; readonly with: ObjectId }
  | { readonly do: 'deliver'; readonly champion: Archetype; readonly to: Archetype }
  /** R12.7: an ability by its key. */
  | { readonly do: 'free'; readonly champion: Archetype; readonly ability: string }
  | { readonly do: 'breakFree'; readonly champion: Archetype }
  | { readonly do: 'pass' }
  /** R12.5: a pass is withdrawn. */
  | { readonly do: 'unpass' }
  /** R9.1: step by step, and where to stand in the end. */
  | { readonly do: 'step'; readonly to: AreaId | `top:${ObjectId}` }
  | { readonly do: 'stand'; readonly at: Standing }
  /** D11 and D12. */
  | { readonly do: 'use'; readonly ability: string; readonly x?: number }
  | { readonly do: 'react'; readonly champion: Archetype; readonly ability: string }
  | { readonly do: 'done' }

export type MoveOf<K extends CaravanMove['do']> = Extract<CaravanMove, { do: K }>
