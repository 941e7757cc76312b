import type { Seen, Thing } from '../events.ts'
import type { Fight, ObjectId } from '../state.ts'

const nothing: Seen = {}

/** A Minion or a piece as it is now; null for an Object that its id alone describes, and for one that is gone. */
export function thingOf({ minions, pieces }: Pick<Fight, 'minions' | 'pieces'>, id: ObjectId): Thing | null {
  const minion = minions[id]
  if (minion) return { minion: minion.type, at: minion.at }
  const piece = pieces[id]
  return piece ? { piece: piece.kind, at: piece.at } : null
}

/** The notes of an event about the Objects that it names, up to two. */
export function seen(fight: Fight, one: ObjectId | null, other: ObjectId | null = null): Seen {
  const first = one === null ? null : thingOf(fight, one)
  const second = other === null ? null : thingOf(fight, other)
  if (first === null && second === null) return nothing
  return { seen: { ...(first && { [one!]: first }), ...(second && { [other!]: second }) } }
}
