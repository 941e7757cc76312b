import type { Sin } from './sins.ts'

/** 2.10: the souls that each card brings into the graveyard. */
export const plagueCards = {
  PL1: ['lust', 'heresy', 'heresy', 'violence'],
  PL2: ['gluttony', 'violence', 'violence', 'fraud'],
  PL3: ['greed', 'fraud', 'fraud', 'treachery'],
  PL4: ['wrath', 'treachery', 'treachery', 'heresy'],
  PL5: ['lust', 'wrath', 'heresy', 'fraud'],
  PL6: ['gluttony', 'greed', 'violence', 'treachery'],
  PL7: ['lust', 'greed', 'fraud', 'heresy'],
  PL8: ['gluttony', 'wrath', 'treachery', 'violence'],
} as const satisfies Readonly<Record<string, readonly Sin[]>>

export type PlagueId = keyof typeof plagueCards
export const plagueIds = Object.keys(plagueCards) as PlagueId[]
