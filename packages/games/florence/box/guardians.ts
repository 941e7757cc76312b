/**
 * What a guardian does in the circle it has just moved to (2.12), to one standing soul there unless said otherwise:
 * - lead: a normal soul move (R2.2-R2.6)
 * - return: back into the graveyard
 * - gather: Florins for each standing soul
 * - petrify: it lies down where it is
 * - shift: to another empty shield of the circle
 * - carry: to any empty shield of the next circle
 */
export type GuardianAct = 'lead' | 'return' | 'gather' | 'petrify' | 'shift' | 'carry'

export const guardians = {
  minos: { start: 2, act: 'lead' },
  cerberus: { start: 3, act: 'return' },
  plutus: { start: 4, act: 'gather' },
  medusa: { start: 6, act: 'petrify' },
  minotaur: { start: 7, act: 'shift' },
  geryon: { start: 8, act: 'carry' },
} as const satisfies Readonly<Record<string, { start: number; act: GuardianAct }>>

export type GuardianId = keyof typeof guardians
export const guardianIds = Object.keys(guardians) as GuardianId[]

/** What `return` and `gather` pay. */
export const returnDrachmas = 1
export const gatherMost = 3
