import type { Sin } from './sins.ts'

/** The quarters of Florence (2.2); every shield of Hell shows the sign of one. */
export const quarters = ['dove', 'cross', 'sun', 'baptistery'] as const
export type Quarter = (typeof quarters)[number]

/** 2.5; `family/send.ts` says what each location does. */
export const locations = {
  haystack: { sin: 'lust', access: 'free' },
  banquet: { sin: 'gluttony', access: 'free' },
  bank: { sin: 'greed', access: 'free' },
  courtyard: { sin: 'wrath', access: 'free' },
  bonfire: { sin: 'heresy', access: 'special' },
  'city-wall': { sin: 'violence', access: 'special' },
  market: { sin: 'fraud', access: 'special' },
  palace: { sin: 'treachery', access: 'special' },
} as const satisfies Readonly<Record<string, { sin: Sin; access: 'free' | 'special' }>>

export type LocationId = keyof typeof locations
export type Access = (typeof locations)[LocationId]['access']

export const locationIds = Object.keys(locations) as LocationId[]

export function locationsOf(access: Access): LocationId[] {
  return locationIds.filter(id => locations[id].access === access)
}

/** Option locationLayout = fixed: the free and the special location of each quarter, in the order of `quarters`. */
export const fixedLayout = {
  free: ['haystack', 'banquet', 'bank', 'courtyard'],
  special: ['bonfire', 'city-wall', 'market', 'palace'],
} as const satisfies Readonly<Record<Access, readonly LocationId[]>>

/** R5.2: the price of a special location for a noble. */
export const nobleFee = 1
/** R4.2: Charon's price for another quarter. */
export const bribe = 2
