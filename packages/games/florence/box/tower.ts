import type { Sin } from './sins.ts'

/** Guests by their sin: Inquisitor, Condottiere, Guildmaster, Podesta (2.3). */
export const guests = ['heresy', 'violence', 'fraud', 'treachery'] as const satisfies readonly Sin[]

export type Guest = (typeof guests)[number]

export const barrels = ['wine', 'oil', 'salt', 'powder'] as const

export type Barrel = (typeof barrels)[number]

export const members = ['noble', 'urchin'] as const

export type Member = (typeof members)[number]

/** Whatever stands on a space of the tower; no two kinds share a name. */
export type Piece = Guest | Barrel | Member

/** 2.6: spaces of a floor, and the floors that can be added. */
export const spacesPerFloor = 3

export const mostFloors = 4

/** 2.6: what the supply panel counts for each barrel, and the infamy for each thing counted. */
export const panelRewards = {
  wine: { of: 'guests', each: 2 },
  oil: { of: 'floors', each: 2 },
  salt: { of: 'urchins', each: 2 },
  powder: { of: 'skulls', each: 1 },
} as const satisfies Readonly<Record<Barrel, { of: PanelCount; each: number }>>

/** `urchins`: those not in the reserve; `skulls`: tracks where the skull is at level 1 or more. */
export type PanelCount = 'guests' | 'floors' | 'urchins' | 'skulls'

/** R5.7: most steps of one reorganisation. */
export const mostSteps = 14
