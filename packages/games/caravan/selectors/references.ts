import { cannot } from '../abilities/modifiers.ts'
import type { Query, Ref } from '../box/vocabulary.ts'
import type { Reader } from '../cards/card.ts'
import type { Bindings } from '../cards/source.ts'
import { isChampion } from '../champions/deciders.ts'
import type { FightingState, FightingView, ObjectId } from '../state.ts'

/** 3.1: the binding of a name, or null. */
export function refId({ state, card: { source, bound } }: Reader, ref: Ref): ObjectId | null {
  switch (ref) {
    case 'you':
      return source.you
    case 'self':
      return source.self
    case 'that':
    case 'subject':
    case 'cause':
    case 'attacker':
    case 'target':
      return bound[ref]
    case 'held':
      return source.self ? (state.fight.malefactors[source.self]?.holding[0] ?? null) : null
    case 'holder':
      return source.you ? state.fight.fighters[source.you].heldBy : null
    default: {
      const name = ref.slice(1)
      if (ref.startsWith('$')) return bound.things[name] ?? null
      return exists(state, name) ? name : null
    }
  }
}

/** A Champion that is HELD or ARRESTED. */
export function isOff({ fight }: FightingView, id: ObjectId): boolean {
  return isChampion(id) && fight.fighters[id].at === null
}

/** True if a thing of this name takes part. */
export function exists({ fight }: FightingView, id: ObjectId): boolean {
  return isChampion(id) || id in fight.malefactors || id in fight.minions || id in fight.pieces || isBuilding(fight, id)
}

function isBuilding({ buildings }: FightingState['fight'], id: ObjectId): boolean {
  return id.startsWith('building:') && id.slice(9) in buildings
}

/**
 * R11.14: the Pillar that an effect on a name meets, if that Champion has BACKFLIPPED from it. It is still the Champion
 * that a card measures from, moves towards, faces or leaves out.
 */
export function pillarFor(reader: Reader, ref: Ref): ObjectId | null {
  const { pillars } = reader.card.bound
  if (!pillars || ref === 'you' || ref === 'held' || ref.startsWith('#')) return null
  const id = refId(reader, ref)
  return isChampion(id) ? (pillars[id] ?? null) : null
}

/** The selection is `that` from now on, and gets the name that the card gives it; a Pillar no longer stands for it. */
export function bindSelection(bound: Bindings, query: Query, ids: readonly ObjectId[]): void {
  const last = ids.at(-1) ?? null
  bound.that = last
  if (query.as && last !== null) bound.things[query.as] = last
  for (const id of bound.pillars ? ids : []) if (isChampion(id)) delete bound.pillars![id]
}

/** R8.6: a known thing may be out of reach anyway: HELD and ARRESTED Champions, unless they are meant directly. */
export function reached(reader: Reader, ref: Ref): ObjectId | null {
  const id = refId(reader, ref)
  if (id === null || !exists(reader.state, id)) return null
  const { you } = reader.card.source
  if (ref === 'held' || ref === 'you' || id === you) return id
  const isHidden = you === null && isChampion(id) && cannot(reader.state, id, 'be-targeted')
  return isOff(reader.state, id) || isHidden ? null : id
}
