import { cannot } from '../abilities/modifiers.ts'
import type { Ref } from '../box/vocabulary.ts'
import type { Reader } from '../cards/card.ts'
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

/** R8.6: a known thing may be out of reach anyway: HELD and ARRESTED Champions, unless they are meant directly. */
export function reached(reader: Reader, ref: Ref): ObjectId | null {
  const id = refId(reader, ref)
  if (id === null || !exists(reader.state, id)) return null
  const { you } = reader.card.source
  if (ref === 'held' || ref === 'you' || id === you) return id
  const isHidden = you === null && isChampion(id) && cannot(reader.state, id, 'be-targeted')
  return isOff(reader.state, id) || isHidden ? null : id
}
