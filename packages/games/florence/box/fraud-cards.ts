import type { Count, Effect, EndEffect } from './effects.ts'
import type { Sin } from './sins.ts'
import type { Barrel } from './tower.ts'

/** What the instant side's plain codes do; `skull:X` raises the skull of X (2.13). */
const instantEffects = {
  florins3: { verb: 'florins', n: 3 },
  drachmas2: { verb: 'drachmas', n: 2 },
  disc: { verb: 'disc' },
  cube1: { verb: 'cube' },
  home2: { verb: 'home', most: 2 },
  guardian: { verb: 'guardian' },
  urchin: { verb: 'urchin' },
  floor: { verb: 'floor' },
  half: { verb: 'half' },
} as const satisfies Readonly<Record<string, Effect>>

export type InstantCode = keyof typeof instantEffects | `skull:${Sin}`
export type EndCode = Count | `skull:${Sin}` | `cube:${Sin}`

type Row = readonly [barrel: Barrel, a: InstantCode, b: InstantCode, endBarrel: Barrel, endA: EndCode, endB: EndCode]

/** Each card's instant side (barrel, a, b), then its end-game side. */
const rows = {
  F01: ['wine', 'skull:treachery', 'florins3', 'oil', 'skull:violence', 'urchins'],
  F02: ['wine', 'skull:lust', 'home2', 'oil', 'cube:greed', 'deep'],
  F03: ['wine', 'skull:violence', 'half', 'oil', 'skull:treachery', 'coins'],
  F04: ['wine', 'skull:gluttony', 'cube1', 'salt', 'cube:fraud', 'barrels'],
  F05: ['wine', 'skull:fraud', 'floor', 'salt', 'skull:heresy', 'floors'],
  F06: ['wine', 'skull:greed', 'disc', 'salt', 'cube:lust', 'sheltered'],
  F07: ['wine', 'skull:heresy', 'urchin', 'powder', 'skull:fraud', 'diplomas'],
  F08: ['wine', 'skull:wrath', 'drachmas2', 'powder', 'cube:treachery', 'discs'],
  F09: ['wine', 'skull:lust', 'guardian', 'powder', 'skull:gluttony', 'guests'],
  F10: ['oil', 'skull:violence', 'drachmas2', 'wine', 'cube:heresy', 'floors'],
  F11: ['oil', 'skull:gluttony', 'guardian', 'wine', 'skull:lust', 'sheltered'],
  F12: ['oil', 'skull:fraud', 'florins3', 'wine', 'cube:greed', 'diplomas'],
  F13: ['oil', 'skull:greed', 'home2', 'salt', 'skull:wrath', 'discs'],
  F14: ['oil', 'skull:heresy', 'half', 'salt', 'cube:violence', 'guests'],
  F15: ['oil', 'skull:wrath', 'cube1', 'salt', 'skull:greed', 'urchins'],
  F16: ['oil', 'skull:treachery', 'floor', 'powder', 'cube:lust', 'deep'],
  F17: ['oil', 'skull:violence', 'disc', 'powder', 'skull:fraud', 'coins'],
  F18: ['oil', 'skull:gluttony', 'urchin', 'powder', 'cube:wrath', 'barrels'],
  F19: ['salt', 'skull:fraud', 'disc', 'wine', 'skull:violence', 'guests'],
  F20: ['salt', 'skull:greed', 'urchin', 'wine', 'cube:heresy', 'urchins'],
  F21: ['salt', 'skull:heresy', 'drachmas2', 'wine', 'skull:treachery', 'deep'],
  F22: ['salt', 'skull:wrath', 'guardian', 'oil', 'cube:gluttony', 'coins'],
  F23: ['salt', 'skull:treachery', 'florins3', 'oil', 'skull:heresy', 'barrels'],
  F24: ['salt', 'skull:lust', 'home2', 'oil', 'cube:violence', 'floors'],
  F25: ['salt', 'skull:gluttony', 'half', 'powder', 'skull:greed', 'sheltered'],
  F26: ['salt', 'skull:fraud', 'cube1', 'powder', 'cube:treachery', 'diplomas'],
  F27: ['salt', 'skull:greed', 'floor', 'powder', 'skull:gluttony', 'discs'],
  F28: ['powder', 'skull:heresy', 'cube1', 'wine', 'cube:wrath', 'barrels'],
  F29: ['powder', 'skull:wrath', 'floor', 'wine', 'skull:lust', 'floors'],
  F30: ['powder', 'skull:lust', 'disc', 'wine', 'cube:treachery', 'sheltered'],
  F31: ['powder', 'skull:treachery', 'urchin', 'oil', 'skull:wrath', 'diplomas'],
  F32: ['powder', 'skull:violence', 'drachmas2', 'oil', 'cube:gluttony', 'discs'],
  F33: ['powder', 'skull:fraud', 'guardian', 'oil', 'skull:heresy', 'guests'],
  F34: ['powder', 'skull:greed', 'florins3', 'salt', 'cube:lust', 'urchins'],
  F35: ['powder', 'skull:heresy', 'home2', 'salt', 'skull:fraud', 'deep'],
  F36: ['powder', 'skull:wrath', 'half', 'salt', 'cube:fraud', 'coins'],
} as const satisfies Readonly<Record<string, Row>>

export type FraudId = keyof typeof rows
export const fraudIds = Object.keys(rows) as FraudId[]

/** The two effects of a side, of which one is chosen. */
export const fraudOptions = ['a', 'b'] as const
export type FraudOption = (typeof fraudOptions)[number]

export interface FraudSide<Code> {
  /** Must be owned, in the tower or on the panel (R9.1). */
  readonly barrel: Barrel
  readonly a: Code
  readonly b: Code
}

export function instantSide(id: FraudId): FraudSide<InstantCode> {
  const [barrel, a, b] = rows[id]
  return { barrel, a, b }
}

export function endSide(id: FraudId): FraudSide<EndCode> {
  const [, , , barrel, a, b] = rows[id]
  return { barrel, a, b }
}

export function instantEffect(code: InstantCode): Effect {
  return code in instantEffects
    ? instantEffects[code as keyof typeof instantEffects]
    : { verb: 'skull', sin: sinIn(code) }
}

export function endEffect(code: EndCode): EndEffect {
  if (code.startsWith('skull:')) return { verb: 'skull', sin: sinIn(code) }
  if (code.startsWith('cube:')) return { verb: 'cube', sin: sinIn(code) }
  return { verb: 'count', of: code as Count }
}

/** `skull:lust` is about lust. */
function sinIn(code: string): Sin {
  return code.slice(code.indexOf(':') + 1) as Sin
}

/** R9.2: the cost of a card from the line-up or the deck, and the City Wall's own price (R5.9). */
export const cardFee = 1
export const cityWallFee = 2
export const lineUpSize = 3
export const handSize = 2
