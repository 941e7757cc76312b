import type { Effect } from './effects.ts'
import type { Sin } from './sins.ts'

/** A family card (2.11): its player's start. */
export interface FamilyCard {
  readonly florins: number
  readonly drachmas: number
  /** Skulls that start at level 1. */
  readonly skulls: readonly Sin[]
  readonly extra?: Effect
}

export const families = {
  donati: { florins: 3, drachmas: 3, skulls: ['violence'], extra: { verb: 'urchin' } },
  cerchi: { florins: 5, drachmas: 3, skulls: ['greed'] },
  cavalcanti: { florins: 3, drachmas: 3, skulls: ['heresy'], extra: { verb: 'floor' } },
  uberti: { florins: 2, drachmas: 3, skulls: ['wrath', 'heresy'] },
  adimari: { florins: 3, drachmas: 3, skulls: ['wrath'], extra: { verb: 'barrel' } },
  portinari: { florins: 3, drachmas: 2, skulls: ['lust'], extra: { verb: 'guest' } },
  frescobaldi: { florins: 2, drachmas: 3, skulls: ['gluttony'], extra: { verb: 'disc' } },
  bardi: { florins: 4, drachmas: 3, skulls: ['fraud', 'treachery'] },
} as const satisfies Readonly<Record<string, FamilyCard>>

export type FamilyId = keyof typeof families
export const familyIds = Object.keys(families) as FamilyId[]

export function familyCard(id: FamilyId): FamilyCard {
  return families[id]
}
