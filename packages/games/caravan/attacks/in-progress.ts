import type { Archetype, AttackFact, Id } from '../box/vocabulary.ts'
import type { CaravanView, ObjectId } from '../state.ts'

/** The facts of an Attack for conditions, numbers and Mods. */
export type AttackSeen = {
  readonly serial: number
  readonly attacker: Archetype
  readonly target: ObjectId | null
  readonly deck: Id | null
  readonly hits: number
  readonly fumbles: number
  readonly damage: number
  readonly facts: readonly AttackFact[]
}

/** The Attack that is being made or countered; after it has been made, the last one of the Line in progress. */
export function attackInProgress({ flow }: CaravanView): AttackSeen | null {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i]!
    if (frame.kind === 'counter') return frame.snapshot
    if (frame.kind === 'attack') return { ...frame, damage: frame.hits + frame.extra }
    const made = frame.kind === 'card' ? frame.attacks.at(-1) : undefined
    if (made) return made
  }
  return null
}
