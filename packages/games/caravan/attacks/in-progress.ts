import type { Archetype, AttackFact, Id } from '../box/vocabulary.ts'
import type { Frame } from '../frames.ts'
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

/** The Champion who makes the Attack in progress, and its target. */
export function attackParties({ flow }: CaravanView): Pick<AttackSeen, 'attacker' | 'target'> | null {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i]!
    const seen = frame.kind === 'attack' ? frame : frame.kind === 'counter' ? frame.snapshot : lastOf(frame)
    if (seen) return { attacker: seen.attacker, target: seen.target }
  }
  return null
}

/** The Attack that is being made or countered; after it has been made, the last one of the Line in progress. */
export function attackInProgress({ flow }: CaravanView): AttackSeen | null {
  for (let i = flow.length - 1; i >= 0; i--) {
    const frame = flow[i]!
    if (frame.kind === 'counter') return frame.snapshot
    if (frame.kind === 'attack') {
      const { serial, attacker, target, deck, hits, fumbles, facts } = frame
      return { serial, attacker, target, deck, hits, fumbles, damage: hits + frame.extra, facts }
    }
    const made = lastOf(frame)
    if (made) return made
  }
  return null
}

const lastOf = (frame: Frame): AttackSeen | undefined => (frame.kind === 'card' ? frame.attacks.at(-1) : undefined)
